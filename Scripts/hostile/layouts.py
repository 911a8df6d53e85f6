"""Layouts of storyboards that are hard to solve: what takes too much work is not known, and said so."""
import random

from case import case, expect
from formats import storyboard

# Of one locale, on the document's own canvas and four screens: a second for each is the promise, on an idle machine.
SECONDS = 10
# Of a scene among many: each is small, and all of them together have no limit but their number.
SECONDS_EACH = 0.02


RECT = '<rect key="frame" x="9" y="9" width="99" height="20"/>'


def view(number, settings='translatesAutoresizingMaskIntoConstraints="NO"'):
    return f'<label opaque="NO" text="word" {settings} id="{number}">{RECT}</label>'


def scene(box, views, constraints, path="Base.lproj/A.storyboard"):
    """Views in a root that holds constraints; each is a set of attributes."""
    texts = {f"{number}.text": "a text" for number in range(views.count("<label"))}
    box.strings(texts, "en.lproj/A.strings")
    own = "".join(
        "<constraint " + " ".join(f'{name}="{value}"' for name, value in constraint.items()) + f' id="c{number}"/>'
        for number, constraint in enumerate(constraints))
    text = storyboard(views).replace("</view>", f"<constraints>{own}</constraints></view>")
    box.write(path, text)
    box.write("overset.yml", "{}\n")


def checked(box, seconds=SECONDS):
    """A check within its time, in which no text passes that is not known."""
    run = box.run("check", "--locale", "en", statuses=(0, 1, 3), seconds=seconds, megabytes=800)
    known = "rooms are not known" in run.err or "rooms that are not certain" in run.err
    expect(known, "a note says so", run.err)


ATTRIBUTES = [["leading", "trailing", "centerX"], ["top", "bottom", "centerY"], ["width", "height"]]


@case(40, 80, 100, 400, 2000)
def random_constraints(box, count):
    """Four for each label, between any two."""
    chance = random.Random(count)
    constraints = []
    for _ in range(4 * count):
        first, second = chance.sample(range(count), 2)
        kind = chance.choice(ATTRIBUTES)
        constraints.append({
            "firstItem": first, "firstAttribute": chance.choice(kind), "secondItem": second,
            "secondAttribute": chance.choice(kind), "constant": chance.randrange(-50, 50),
            "relation": chance.choice(["equal", "lessThanOrEqual", "greaterThanOrEqual"]),
            "priority": chance.choice([1000, 999, 750, 500, 251])})
    scene(box, "".join(view(number) for number in range(count)), constraints)
    checked(box)


@case(1000, 2000, 4000, 15_000)
def a_stack_of_many(box, count):
    for distribution in ("fillEqually", "fillProportionally", "equalSpacing", "equalCentering"):
        views = "".join(view(number) for number in range(count))
        stack = (f'<stackView opaque="NO" distribution="{distribution}" translatesAutoresizingMaskIntoConstraints="NO" id="s">'
                 f'{RECT}<subviews>{views}</subviews></stackView>')
        scene(box, stack, [{"firstItem": "s", "firstAttribute": "leading", "secondItem": "r", "secondAttribute": "leading"},
                           {"firstItem": "s", "firstAttribute": "trailing", "secondItem": "r", "secondAttribute": "trailing"}])
        checked(box)


@case(2000, 10_000, 40_000)
def widths_that_contradict_each_other(box, count):
    for priority in (1000, None, 500):
        constraints = [{"firstItem": 0, "firstAttribute": "width", "constant": number + 1,
                        "priority": priority or 1 + number * 998 / count} for number in range(count)]
        scene(box, view(0), constraints)
        checked(box)


@case(500, 5000, 20_000)
def labels_in_a_chain(box, count):
    """Each is as wide as the next, and beside it."""
    constraints = []
    for number in range(count - 1):
        constraints.append({"firstItem": number, "firstAttribute": "width", "secondItem": number + 1,
                            "secondAttribute": "width", "multiplier": 0.9})
        constraints.append({"firstItem": number, "firstAttribute": "trailing", "secondItem": number + 1,
                            "secondAttribute": "leading"})
    scene(box, "".join(view(number) for number in range(count)), constraints)
    checked(box)


@case(2000, 8000)
def labels_over_each_other(box, count):
    """Of which all texts are drawn in one place."""
    views = "".join(view(number, 'fixedFrame="YES"') for number in range(count))
    scene(box, views, [])
    checked(box)


@case(100, 1000)
def many_scenes(box, count):
    """Each is hard by itself."""
    chance = random.Random(1)
    scenes = []
    for scene_number in range(count):
        names = range(20 * scene_number, 20 * scene_number + 20)
        constraints = "".join(
            f'<constraint firstItem="{first}" firstAttribute="{chance.choice(kind)}" secondItem="{second}" '
            f'secondAttribute="{chance.choice(kind)}" relation="{chance.choice(["equal", "lessThanOrEqual"])}" '
            f'priority="{chance.choice([1000, 750, 500])}" id="c{scene_number}-{number}"/>'
            for number in range(80) for kind in [chance.choice(ATTRIBUTES)] for first, second in [chance.sample(names, 2)])
        labels = "".join(map(view, names))
        scenes.append(
            f'<scene sceneID="s{scene_number}"><objects><viewController id="k{scene_number}" sceneMemberID="viewController">'
            f'<view key="view" id="r{scene_number}"><rect key="frame" x="0" y="0" width="414" height="896"/>'
            f'<subviews>{labels}</subviews><constraints>{constraints}</constraints></view></viewController></objects></scene>')
    start, end = storyboard("").split("<scene ")[0], "</scenes></document>"
    box.write("Base.lproj/A.storyboard", start + "".join(scenes) + end)
    box.strings({f"{number}.text": "a text" for number in range(20 * count)})
    box.write("overset.yml", "{}\n")
    checked(box, max(SECONDS, round(SECONDS_EACH * count)))
