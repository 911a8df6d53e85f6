"""Pages for `man`, from what the program says of its commands."""


def pages(tool, version):
    """The text of each page by its file name. `tool` is the object of --experimental-dump-help."""
    return dict(pages_of(tool["command"], [], version))


def pages_of(command, parents, version):
    names = [*parents, command["commandName"]]
    subcommands = [one for one in command.get("subcommands", []) if one["commandName"] != "help"]
    yield "-".join(names) + ".1", page(command, names, subcommands, version)
    for subcommand in subcommands:
        yield from pages_of(subcommand, names, version)


def page(command, names, subcommands, version):
    arguments = [one for one in command.get("arguments", []) if one.get("shouldDisplay", True)]
    lines = [
        f'.TH {"-".join(names).upper()} 1 "" "overset {version}" "Overset"', ".SH NAME",
        f'{"-".join(names)} \\- {text(command.get("abstract", ""))}', ".SH SYNOPSIS", f'.B {" ".join(names)}',
        " ".join(synopsis(one) for one in arguments)]
    if subcommands:
        lines.append(r"\fIcommand\fR")
    if command.get("discussion"):
        lines.append(".SH DESCRIPTION")
        lines += paragraphs(command["discussion"])
    for title, kinds in [("ARGUMENTS", ["positional"]), ("OPTIONS", ["option", "flag"])]:
        chosen = [one for one in arguments if one["kind"] in kinds]
        if chosen:
            lines.append(f".SH {title}")
        for one in chosen:
            lines += [".TP", label(one), text(one.get("abstract", ""))]
    if subcommands:
        lines.append(".SH COMMANDS")
        for one in subcommands:
            lines += [".TP", rf'\fB{one["commandName"]}\fR', text(one.get("abstract", ""))]
    others = [names[:-1]] if len(names) > 1 else [[*names, one["commandName"]] for one in subcommands]
    if others:
        lines += [".SH SEE ALSO", ", ".join(rf'\fB{"-".join(one)}\fR(1)' for one in others)]
    return "\n".join(line for line in lines if line) + "\n"


def synopsis(argument):
    words = label(argument)
    words += " ..." if argument.get("isRepeating") else ""
    return f"[{words}]" if argument.get("isOptional", True) else words


def label(argument):
    value = rf'\fI{text(argument.get("valueName", ""))}\fR'
    if argument["kind"] == "positional":
        return value
    names = [("-" if one["kind"] == "short" else "--") + one["name"] for one in argument.get("names", [])]
    words = ", ".join(rf"\fB{text(name)}\fR" for name in names)
    return words if argument["kind"] == "flag" else f"{words} {value}"


def paragraphs(discussion):
    parts = [" ".join(part.split()) for part in discussion.split("\n\n")]
    return [line for index, part in enumerate(parts) for line in ([".PP"] if index else []) + [text(part)]]


def text(words):
    words = words.replace("\\", r"\e").replace("-", r"\-").replace("\n", " ")
    # A line that starts so would be a request.
    return r"\&" + words if words.startswith((".", "'")) else words
