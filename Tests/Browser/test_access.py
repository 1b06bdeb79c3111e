"""The page for everyone: keyboard, screen readers, narrow screens, light and dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280, 1920])
def test_axe_finds_nothing_serious(visit, scheme, width):
    screen = {
        "viewport": {"width": width, "height": 900},
        "color_scheme": scheme,
        "bypass_csp": True,
    }
    page = visit("conflict", **screen)
    page.open("conflict", item="box") if width == 1280 else None
    for tab in ["Findings", "Source", "Items"]:
        page.page.get_by_role("tab", name=tab).click()
        found = Axe().run(page.page).response["violations"]
        serious = [one["id"] for one in found if one["impact"] in ("serious", "critical")]
        assert serious == []


@pytest.mark.parametrize("width", [390, 1280, 1920])
def test_nothing_is_cut_off(visit, width):
    page = visit("notes", viewport={"width": width, "height": 900})
    assert page.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for role, name in [
        ("slider", "Width"),
        ("slider", "Height"),
        ("tab", "Items"),
        ("tab", "Source"),
    ]:
        page.page.get_by_role(role, name=name, exact=True).scroll_into_view_if_needed()


def test_everything_by_keyboard(visit):
    page = visit("notes")
    reached = set()
    for _ in range(160):
        page.page.keyboard.press("Tab")
        reached.add(
            page.page.evaluate("document.activeElement.id || document.activeElement.className")
        )
    for name in [
        "search",
        "device",
        "direction",
        "theme",
        "rightHandle",
        "bottomHandle",
        "cornerHandle",
        "itemsTab",
    ]:
        assert name in reached, name
