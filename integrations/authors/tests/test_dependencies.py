from __future__ import annotations

from pathlib import Path

from plumbline_authors.dependencies import dependencies, project_file, scene_file


def names(folder: Path, file: str) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in dependencies(str(folder / file)))


def test_mentioned_files_count_if_they_exist(folder: Path) -> None:
    (folder / "parts").mkdir()
    (folder / "parts/tile.yaml").write_text("view: { image: icon.png }\n")
    (folder / "parts/icon.png").write_bytes(b"")
    (folder / "my photo.jpg").write_bytes(b"")
    (folder / "card.scene.yaml").write_text(
        "components:\n  tile: parts/tile.yaml\nroot:\n  subviews:\n"
        "    - { id: a, class: ImageView, image: my photo.jpg }\n"
        "    - { id: b, text: 'missing.png' }\n"
        'figure: { panels: [{ scene: "hello.scene.yaml" }, {}] }\n'
    )
    assert names(folder, "card.scene.yaml") == [
        "card.scene.yaml",
        "hello.scene.yaml",
        "my photo.jpg",
        "parts/icon.png",
        "parts/tile.yaml",
    ]


def test_files_that_mention_each_other_end(folder: Path) -> None:
    (folder / "a.yaml").write_text("b: b.yaml")
    (folder / "b.yaml").write_text("a: a.yaml")
    assert names(folder, "a.yaml") == ["a.yaml", "b.yaml"]


def test_documents_depend_on_catalogues_of_their_project(folder: Path) -> None:
    project = folder / "App"
    for path in ["Screens/Main.storyboard", "Screens/Main.figure.yaml", "Package.swift"]:
        (project / path).parent.mkdir(parents=True, exist_ok=True)
        (project / path).write_text("")
    for place in [project, folder]:
        (place / "Assets.xcassets/a.colorset").mkdir(parents=True)
        (place / "Assets.xcassets/a.colorset/Contents.json").write_text("{}")
    assert names(folder, "App/Screens/Main.storyboard#Login") == [
        "App/Assets.xcassets/a.colorset/Contents.json",
        "App/Screens/Main.figure.yaml",
        "App/Screens/Main.storyboard",
    ]
    (project / "Package.swift").unlink()
    assert names(folder, "App/Screens/Main.storyboard") == [
        "App/Screens/Main.figure.yaml",
        "App/Screens/Main.storyboard",
    ]


def test_code_depends_on_the_files_beside_it(folder: Path) -> None:
    for name in ["View.swift", "photo.png", "notes.txt"]:
        (folder / name).write_text("")
    assert names(folder, "View.swift#header") == ["View.swift", "photo.png"]


def test_scenes_of_documents_have_the_file_of_the_document() -> None:
    assert scene_file("Main.storyboard#Login") == Path("Main.storyboard")
    assert scene_file("a.scene.yaml") == Path("a.scene.yaml")


def test_project_files_are_found_up_to_the_repository(folder: Path) -> None:
    (folder / "site/scenes").mkdir(parents=True)
    (folder / "plumbline.yml").write_text("theme: dark\n")
    assert project_file(folder / "site/scenes") is None
    (folder / ".git").mkdir()
    assert project_file(folder / "site/scenes") == folder / "plumbline.yml"
    (folder / "site/plumbline.yml").write_text("theme: dark\n")
    assert project_file(folder / "site/scenes") == folder / "site/plumbline.yml"
