"""`--since` reads a repository in which an attacker made every file and setting: none of its
commands is run, and the location that git's own hooks give is used."""
import os
import shutil
import subprocess

from case import case, expect

IDENTITY = {"GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_ALLOW_PROTOCOL": "file"}
LONG = "as long as no label of this width can ever hold it"


def git(box, *arguments, cwd="."):
    subprocess.run(["git", *arguments], cwd=box.folder / cwd, check=True, capture_output=True,
                   env={**os.environ, **IDENTITY})


def commit(box, cwd=".", message="a commit"):
    git(box, "add", "--all", ".", cwd=cwd)
    git(box, "commit", "--quiet", "--allow-empty", "--message", message, cwd=cwd)


def app(box, folder="."):
    """An app whose first commit has two texts that do not fit; `changed` changes one of them."""
    box.write(f"{folder}/overset.yml", 'labels: [{id: all, keys: ["*"], font: {system: 17}, width: 100}]\n')
    box.strings({"old": LONG, "new": LONG}, f"{folder}/en.lproj/A.strings")


def changed(box, folder="."):
    box.strings({"old": LONG, "new": LONG + " at all"}, f"{folder}/en.lproj/A.strings")
    box.strings({"added": LONG}, f"{folder}/en.lproj/B.strings")


def repository(box, folder="."):
    git(box, "init", "--quiet", "--initial-branch", "main")
    app(box, folder)
    commit(box)
    git(box, "branch", "before")


def trap(box):
    """A command that leaves a mark."""
    script = box.root / "trap"
    script.write_text(f"#!/bin/sh\necho \"$0 $@\" >> '{box.root}/mark'\ncat\n")
    script.chmod(0o755)
    return str(script)


def check(box, *arguments, since="before", finds=("added", "new"), statuses=(1,), **options):
    """A check whose findings are those of the keys, and that left no mark."""
    run = box.run("check", "--since", since, *arguments, statuses=statuses, **options)
    mark = box.root / "mark"
    expect(not mark.exists(), "something was run", mark.exists() and mark.read_text())
    if finds is not None:
        for key in ("old", "new", "added"):
            expect((f"'{key}' (en)" in run.out) == (key in finds), f"finds {key}: not as it should", run.out + run.err)
    return run


SETTINGS = {
    "core.fsmonitor": "{trap}", "core.hooksPath": "{root}", "core.pager": "{trap}", "diff.external": "{trap}",
    "core.editor": "{trap}", "core.sshCommand": "{trap}", "core.alternateRefsCommand": "{trap}", "core.gitProxy": "{trap}",
    "core.askPass": "{trap}", "credential.helper": "!{trap}", "gpg.program": "{trap}", "alias.diff": "!{trap}",
    "alias.ls-files": "!{trap}", "alias.rev-parse": "!{trap}", "pager.diff": "{trap}", "pager.ls-files": "{trap}",
    "interactive.diffFilter": "{trap}", "sequence.editor": "{trap}", "uploadpack.packObjectsHook": "{trap}",
    "trailer.x.command": "{trap}", "diff.x.command": "{trap}", "diff.x.textconv": "{trap}", "filter.x.clean": "{trap}",
    "filter.x.smudge": "{trap}", "filter.x.process": "{trap}", "merge.x.driver": "{trap}", "core.fsmonitorHookVersion": "1",
}


@case(*SETTINGS)
def a_setting_of_the_repository(box, name):
    """Alone, and for a driver beside what switches it on."""
    repository(box)
    if ".x." in name:
        box.write(".gitattributes", "* diff=x filter=x merge=x\n")
        git(box, "config", "filter.x.required", "true")
    git(box, "config", name, SETTINGS[name].format(trap=trap(box), root=box.root))
    changed(box)
    check(box, finds=("added", "new"), environment={"PAGER": None})


@case("post-index-change", "fsmonitor-watchman", "post-checkout", "reference-transaction", "pre-auto-gc", "query-watchman")
def a_hook(box, name):
    repository(box)
    changed(box)
    shutil.copy(trap(box), box.folder / ".git/hooks" / name)
    os.utime(box.folder / "overset.yml", (1, 1))  # the index is to be refreshed
    check(box)


@case("worktree = .", "bare = true", "worktree = ..", "bare = false")
def a_repository_within_a_commit(box, setting):
    """HEAD, objects, refs and config are files like others, beside an overset.yml."""
    repository(box)
    app(box, "sub")
    commit(box)
    git(box, "branch", "--force", "before")
    git(box, "clone", "--quiet", "--bare", ".", str(box.root / "bare"))
    for name in ("HEAD", "objects", "refs", "packed-refs"):
        source = box.root / "bare" / name
        if source.is_dir():
            shutil.copytree(source, box.folder / "sub" / name)
        elif source.exists():
            shutil.copy(source, box.folder / "sub" / name)
    box.write("sub/refs/keep")
    box.write("sub/config", f"[core]\n repositoryformatversion = 0\n {setting}\n fsmonitor = \"{trap(box)}\"\n"
              f" pager = \"{trap(box)}\"\n[diff]\n external = \"{trap(box)}\"\n"
              f"[filter \"x\"]\n clean = \"{trap(box)}\"\n")
    box.write("sub/.gitattributes", "* filter=x\n")
    commit(box)
    changed(box, "sub")
    for since in ("before", "main", "HEAD"):
        check(box, "--config", "sub/overset.yml", since=since, finds=None, statuses=(0, 1, 2))
        check(box, since=since, finds=None, statuses=(0, 1, 2), cwd="sub")


@case("ext::{trap} x", "ssh://-oProxyCommand={trap}/x", "ssh://host/x", "fd::7", "file://{root}/none", "git://127.0.0.1:1/x",
      "https://127.0.0.1:1/x", "transport::x")
def a_promised_object(box, url):
    """Nothing is fetched for an object that a remote is said to have."""
    repository(box)
    blob = subprocess.run(["git", "rev-parse", "before:en.lproj/A.strings"], cwd=box.folder, check=True,
                          capture_output=True, text=True).stdout.strip()
    (box.folder / ".git/objects" / blob[:2] / blob[2:]).unlink()
    settings = {"core.repositoryFormatVersion": "1", "extensions.partialClone": "origin", "remote.origin.promisor": "true",
                "remote.origin.url": url.format(trap=trap(box), root=box.root), "protocol.allow": "always",
                "protocol.ext.allow": "always", "core.sshCommand": trap(box), "core.gitProxy": trap(box),
                "remote.origin.uploadpack": trap(box), "remote.origin.vcs": "ext", "http.proxy": "http://127.0.0.1:1"}
    if not url.startswith("transport"):
        settings.pop("remote.origin.vcs")
    for name, value in settings.items():
        git(box, "config", name, value)
    changed(box)
    check(box, finds=None, statuses=(0, 1, 2))


def made_by_hand(box, *trees):
    """A commit `before` of trees that git would not make: each is a list of entries, the last one is the top."""
    ids = []
    for entries in trees:
        lines = "".join(f"{mode} {kind} {ids[content] if kind == 'tree' else content}\t{name}\n"
                        for mode, kind, content, name in entries)
        ids.append(subprocess.run(["git", "mktree"], cwd=box.folder, check=True, capture_output=True, text=True,
                                  input=lines).stdout.strip())
    made = subprocess.run(["git", "commit-tree", "-m", "a", ids[-1]], cwd=box.folder, check=True, capture_output=True,
                          text=True, env={**os.environ, **IDENTITY}).stdout.strip()
    git(box, "update-ref", "refs/heads/before", made)
    git(box, "update-ref", "refs/heads/main", made)


@case("..", ".", "a link and a folder", "two files")
def a_commit_made_by_hand(box, name):
    """Nothing is written outside of the folder for what files were, and the folder is gone."""
    repository(box)
    temporary, outside = box.root / "temporary", box.root / "outside"
    temporary.mkdir()
    outside.mkdir()

    def blob(text):
        return subprocess.run(["git", "hash-object", "-w", "--stdin"], cwd=box.folder, check=True, capture_output=True,
                              text=True, input=text).stdout.strip()

    file = ("100644", "blob", blob('"old" = "was";'), "A.strings")
    link = ("120000", "blob", blob(str(outside)), "en.lproj")
    folder = ("040000", "tree", 0, "en.lproj")
    top = {"..": [("040000", "tree", 0, "..")], ".": [("040000", "tree", 0, ".")], "a link and a folder": [link, folder],
           "two files": [file, (*file[:3], "A.strings"), folder]}[name]
    made_by_hand(box, [file], top)
    changed(box)
    check(box, finds=None, statuses=(0, 1, 2), environment={"TMPDIR": str(temporary)})
    for place in (temporary, outside):
        expect(not any(place.iterdir()), f"'{place.name}' is not empty", str(list(place.iterdir())))
    expect(not list(box.root.rglob("A.strings"))[1:], "a file is elsewhere", str(list(box.root.rglob("A.strings"))))


@case()
def a_submodule(box):
    """Neither its settings nor its hooks."""
    repository(box)
    git(box, "init", "--quiet", "inner")
    app(box, "inner")
    commit(box, cwd="inner")
    commit(box)
    for name in ("core.fsmonitor", "diff.external", "core.hooksPath"):
        git(box, "config", name, trap(box), cwd="inner")
    box.write("inner/en.lproj/A.strings", '"x" = "y";')
    changed(box)
    check(box, finds=None)


@case("", "-", "--", "--output=mark", "-Omark", "--upload-pack=x", "--help", "HEAD:", ":/", ":/a commit", "HEAD^{/a}",
      "@{u}", "HEAD@{now}", "before..main", "^before", "--all", "--exec=x", "before\n--output=mark", "before\x1b[31m", "x" * 100_000,
      "ø", "$(touch mark)", "`touch mark`", ";touch mark", "%s%n", "..", "refs/heads/before", "before --output=mark")
def a_revision(box, name):
    repository(box)
    changed(box)
    check(box, since=name, finds=None, statuses=(0, 1, 2))


NAMES = [":(exclude)*", ":!A", ":/", ":(glob)**", "*", "?", "[a]", "-n", "--output=mark", "a\nb", 'a"b', "a\\b",
         "a b", "é", "e\u0301", "\x1b[31m", "a\tb", " ", "\udcff", "::error::", "a" * 240]


@case(*NAMES)
def a_folder_named(box, name):
    """Only what has changed in it is found, and what has not is not."""
    repository(box)
    for text in (LONG, LONG + " at all"):
        box.strings({"old": LONG, "new": text}, f"{name}/en.lproj/C.strings")
        if text == LONG:
            commit(box)
            git(box, "branch", "--force", "before")
    if name == "\udcff":  # a path that is no text cannot be read, and nothing is hidden
        check(box, finds=None, statuses=(1, 2))
    else:
        check(box, finds=("new",))


def ways(box):
    """How hooks and worktrees say where the repository is: a working directory and variables."""
    folder, linked = str(box.folder), str(box.root / "linked")
    inner = f"{folder}/.git/worktrees/linked"
    yield ".", {}
    yield ".", {"GIT_DIR": ".git"}
    yield ".", {"GIT_DIR": f"{folder}/.git"}
    yield ".", {"GIT_DIR": ".git", "GIT_WORK_TREE": "."}
    yield ".", {"GIT_DIR": f"{folder}/.git", "GIT_WORK_TREE": folder}
    yield ".", {"GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index", "GIT_PREFIX": ""}
    yield ".", {"GIT_INDEX_FILE": f"{folder}/.git/index"}
    yield linked, {}
    yield linked, {"GIT_DIR": inner}
    yield linked, {"GIT_DIR": inner, "GIT_WORK_TREE": linked}
    yield linked, {"GIT_DIR": inner, "GIT_INDEX_FILE": f"{inner}/index", "GIT_PREFIX": ""}


@case(*range(11))
def as_a_hook_says_it(box, number):
    """Also for an app that lies in a folder of the repository."""
    repository(box, "ios")
    git(box, "worktree", "add", "--quiet", "../linked", "before")
    changed(box, "ios")
    changed(box, "../linked/ios")
    folder, environment = list(ways(box))[number]
    run = check(box, "--config", "ios/overset.yml", cwd=folder, environment=environment)
    expect(run.out.count(" (en) is ") == 2, "one finding for each", run.out)
    check(box, cwd=f"{folder}/ios", environment={} if environment.get("GIT_DIR") == ".git" else environment)


@case()
def in_hooks_of_git(box):
    """As `pre-commit` runs it, here and in a linked worktree."""
    repository(box, "ios")
    git(box, "worktree", "add", "--quiet", "../linked", "before")
    hook = box.folder / ".git/hooks/pre-commit"
    hook.write_text(f"#!/bin/sh\n'{box.overset}' check --config ios/overset.yml --since before > '{box.root}/answer'\n")
    hook.chmod(0o755)
    for folder in (".", "../linked"):
        changed(box, f"{folder}/ios")
        git(box, "add", "--all", ".", cwd=folder)
        subprocess.run(["git", "commit", "--message", "a"], cwd=box.folder / folder, capture_output=True,
                       env={**os.environ, **IDENTITY})
        answer = (box.root / "answer").read_text()
        keys = [key for key in ("old", "new", "added") if f"'{key}' (en)" in answer]
        expect(keys == ["new", "added"], f"finds {keys} in {folder}", answer)


@case({"GIT_EXTERNAL_DIFF": "trap"}, {"GIT_PAGER": "trap", "PAGER": "trap"}, {"GIT_SSH_COMMAND": "trap"},
      {"GIT_LITERAL_PATHSPECS": "0"}, {"GIT_ICASE_PATHSPECS": "1"}, {"GIT_DIFF_OPTS": "-u0"}, {"GIT_TRACE": "2"},
      {"LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de"})
def under(box, environment):
    """The answer is the same under variables that belong to a person's own work with git."""
    repository(box)
    changed(box)
    check(box, environment={name: value.replace("trap", trap(box)) for name, value in environment.items()})
