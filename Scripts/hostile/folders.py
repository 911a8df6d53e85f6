"""Folders that do not exist, cannot be entered, contain themselves, or are very deep."""
import os

from case import case, expect

COMMANDS = [
    ["check", "--width", "44"], ["check", "A.strings", "--width", "44"], ["check"], ["catalogs"], ["catalogs", "A.strings"],
    ["init"], ["init", "--print"], ["init", "--force"], ["baseline", "write"], ["baseline", "write", "--width", "44"],
    ["baseline", "prune"], ["baseline", "diff"], ["check", "--config", "overset.yml"], ["check", "--since", "HEAD"],
    ["check", "--width", "44", "--format", "json=x.json"], ["fit", "a", "--width", "44"],
    ["fit", "a", "--width", "44", "--label", '{"font": {"file": "x.ttf", "size": 9}}'], ["rules"], ["schema"], ["--version"],
]


@case(*COMMANDS)
def the_working_directory_is_gone(box, arguments):
    gone = 'mkdir gone; cd gone; rmdir ../gone; exec "$@"'
    box.run(*arguments, statuses=(0, 1, 2, 3), wall=10, through=["sh", "-c", gone, "sh"])


@case(*COMMANDS)
def the_working_directory_was_moved(box, arguments):
    moved = 'mkdir old; cd old; mv ../old ../new; exec "$@"'
    box.run(*arguments, statuses=(0, 1, 2, 3), writes=["new", "new/x.json", "new/overset.yml", "new/overset-baseline.json"],
            through=["sh", "-c", moved, "sh"])


@case(["check", "--width", "44"], ["catalogs"], ["init", "--print"])
def links_in_a_circle(box, arguments):
    box.strings({"a": "b"}, "one/two/en.lproj/A.strings")
    for name, target in (("one/up", ".."), ("one/two/self", "."), ("one/two/top", box.folder), ("gone", "nowhere"),
                         ("itself", "itself"), ("here", "there"), ("there", "here")):
        os.symlink(target, box.folder / name)
    box.run(*arguments)


@case(["check", "--width", "44"], ["catalogs"], ["init", "--print"])
def a_link_to_the_whole_machine(box, arguments):
    """What a link leads to outside of the project is no part of it."""
    box.strings({"a": "b"})
    os.symlink("/", box.folder / "machine")
    box.run(*arguments, wall=15)


@case("/proc", "/proc/1", "/proc/self/task", "/sys", "/sys/kernel", "/dev", "/dev/pts")
def a_link_to_what_the_kernel_makes_up(box, target):
    """It is not walked, and no name in it is shown."""
    box.strings({"a": "b"})
    os.symlink(target, box.folder / "kernel")
    box.write("overset.yml", "fonts: {search: [kernel]}\nlabels: [{id: a, keys: ['*'], font: {system: 9}, width: 99}]\n")
    for arguments in (["check"], ["catalogs"], ["init", "--print"], ["sources"], ["interfaces"]):
        run = box.run(*arguments, wall=15, seconds=1)
        expect("kernel/" not in run.err, "names what is in it", run.err)


@case(10, 100, 400)
def deep_folders(box, depth):
    path = "d/" * depth
    box.strings({"a": "b"}, path + "en.lproj/A.strings")
    box.write("overset.yml", 'catalogs: ["**/*.strings"]\nlabels: [{id: a, keys: ["*"], font: {system: 9}, width: 99}]\n')
    expect(box.run("check").status == 0, "the table is found")


@case("**/" * 12 + "*.strings", "*/" * 30 + "*", "**/d/" * 10 + "x", "*a" * 30 + "b", "?" * 300, "[" * 50, "{a," * 50)
def paths_of_many_stars(box, glob):
    box.strings({"a": "b"}, "d/" * 25 + "a" * 100 + "/en.lproj/A.strings")
    box.write("overset.yml", f'catalogs: ["{glob}"]\nexclude: ["{glob}"]\n'
              'labels: [{id: a, keys: ["*"], font: {system: 9}, width: 99}]\n')
    box.run("check", statuses=(0, 1, 2, 3))


@case("*a" * 30 + "b", "*" * 1000, "?*" * 200, "\\" * 99 + "*", "*é" * 40)
def keys_of_many_stars(box, glob):
    box.strings({"a" * 3000 + str(number): "b" for number in range(100)})
    box.write("overset.yml", f"labels: [{{id: a, keys: ['{glob}'], font: {{system: 9}}, width: 99}}]\n"
              f"ignore: [{{rule: truncated, key: '{glob}', reason: r}}]\n")
    box.run("check", statuses=(0, 1, 2, 3))
