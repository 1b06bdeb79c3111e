from __future__ import annotations

import re

import pytest

from plumbline_authors.options import (
    OptionError,
    as_texts,
    drawing,
    info_line,
    length,
    picture_format,
)


def test_options_become_members_of_jobs() -> None:
    asked = {"canvas": "200x100@2", "show": "guides, names", "step": "2", "margin": "auto"}
    assert drawing(asked | {"animate": "", "alt": "A text"}, of_page=["alt"]) == {
        "canvas": "200x100@2",
        "show": ["guides", "names"],
        "step": 2,
        "margin": "auto",
        "animate": True,
    }
    assert drawing({"show": "none", "margin": "12"}) == {"show": [], "margin": 12.0}


def test_a_canvas_that_is_no_size_is_a_device() -> None:
    assert drawing({"canvas": "iPhone 15 landscape"}) == {"device": "iPhone 15 landscape"}
    assert drawing({"canvas": "fitxfit@2"}) == {"canvas": "fitxfit@2"}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"canvs": "1x1"}, "unknown option 'canvs'; did you mean 'canvas'"),
        ({"step": "0"}, "option 'step' takes a number from 1 on, not '0'"),
        ({"crop": ""}, "option 'crop' needs a value"),
        ({"margin": "wide"}, "option 'margin' takes points or auto, not 'wide'"),
    ],
)
def test_mistakes_name_the_option(options: dict[str, str], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        drawing(options)


def test_logs_have_other_options() -> None:
    assert drawing({"conflict": "2"}, "log") == {"conflict": 2}
    with pytest.raises(OptionError, match="unknown option 'canvas'; known: conflict"):
        drawing({"canvas": "1x1"}, "log")


def test_lines_have_words_and_quotation_marks() -> None:
    assert info_line('{canvas=1x1 alt="A form" inline .big .wide #form}') == {
        "canvas": "1x1",
        "alt": "A form",
        "inline": "",
        "class": "big wide",
        "name": "form",
    }
    assert info_line("login.scene.yaml step=2") == {"file": "login.scene.yaml", "step": "2"}
    with pytest.raises(OptionError, match="a quotation mark is missing"):
        info_line('alt="A form')


def test_formats_are_known() -> None:
    assert picture_format("png") == "png"
    with pytest.raises(OptionError, match="takes svg or png, not 'pdf'"):
        picture_format("pdf")


def test_lengths_without_a_unit_are_pixels() -> None:
    assert [length("width", text) for text in ("300", ".5em", "50%")] == ["300px", ".5em", "50%"]
    with pytest.raises(OptionError, match="option 'width' takes a length such as 300 or 50%"):
        length("width", "big")


def test_unknown_options_have_advice() -> None:
    for text, advice in {
        "captoin=x": "; did you mean 'caption'?",
        "canvas=iPhone 15": "; values with spaces need quotation marks; known: anatomy",
        "zzz=1": "; known: anatomy",
    }.items():
        with pytest.raises(OptionError, match=re.escape(advice)):
            drawing(info_line(text), of_page=["caption"])


def test_settings_have_other_kinds_of_values() -> None:
    settings = {"show": ["guides", "names"], "step": 2, "animate": True, "canvas": "1x1"}
    assert as_texts(settings) == {
        "show": "guides,names",
        "step": "2",
        "animate": "true",
        "canvas": "1x1",
    }
