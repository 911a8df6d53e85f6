"""Reads the index that the Swift compiler writes beside a build, with the toolchain's own library.

The index says of every file what it declares and what it names, as the compiler resolved it.
The functions are those of `indexstore/indexstore.h` (swiftlang/llvm-project, clang/include/indexstore).
"""
import collections
import ctypes
import json
import os
import subprocess

# A file that the compiler read: its path, when it was indexed, and its occurrences.
File = collections.namedtuple("File", "path time occurrences")
# A place where a file declares or names something. `symbol` is the compiler's identifier (USR), the same in every file.
Occurrence = collections.namedtuple("Occurrence", "symbol name line declares")

RECORD = 2  # the kind of a unit's dependency that holds occurrences
DEFINITION, REFERENCE, IMPLICIT = 1 << 1, 1 << 2, 1 << 8  # bits of an occurrence's roles


class Text(ctypes.Structure):
    """`indexstore_string_ref_t`."""
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


OnName = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
OnHandle = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
HANDLE, NUMBER = ctypes.c_void_p, ctypes.c_uint
FUNCTIONS = {  # name: result, arguments
    "store_create": (HANDLE, [ctypes.c_char_p, HANDLE]),
    "store_units_apply_f": (ctypes.c_bool, [HANDLE, NUMBER, HANDLE, OnName]),
    "unit_reader_create": (HANDLE, [HANDLE, ctypes.c_char_p, HANDLE]),
    "unit_reader_dispose": (None, [HANDLE]),
    "unit_reader_is_system_unit": (ctypes.c_bool, [HANDLE]),
    "unit_reader_get_main_file": (Text, [HANDLE]),
    "unit_reader_get_working_dir": (Text, [HANDLE]),
    "unit_reader_get_modification_time": (
        None, [HANDLE, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_int64)]),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, [HANDLE, HANDLE, OnHandle]),
    "unit_dependency_get_kind": (NUMBER, [HANDLE]),
    "unit_dependency_get_name": (Text, [HANDLE]),
    "unit_dependency_get_filepath": (Text, [HANDLE]),
    "record_reader_create": (HANDLE, [HANDLE, ctypes.c_char_p, HANDLE]),
    "record_reader_dispose": (None, [HANDLE]),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, [HANDLE, HANDLE, OnHandle]),
    "occurrence_get_symbol": (HANDLE, [HANDLE]),
    "occurrence_get_roles": (ctypes.c_uint64, [HANDLE]),
    "occurrence_get_line_col": (None, [HANDLE, ctypes.POINTER(NUMBER), ctypes.POINTER(NUMBER)]),
    "symbol_get_usr": (Text, [HANDLE]),
    "symbol_get_name": (Text, [HANDLE]),
}


class Failure(Exception):
    """The index cannot be read."""


def library():
    """The toolchain's libIndexStore, each function by its name without the prefix."""
    run = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True)
    folder = os.path.dirname(json.loads(run.stdout)["paths"]["runtimeResourcePath"])
    names = [os.path.join(folder, "libIndexStore" + suffix) for suffix in (".so", ".dylib")]
    path = next(filter(os.path.exists, names), None)
    if path is None:
        raise Failure(f"no libIndexStore in {folder}")
    loaded = ctypes.CDLL(path)
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(loaded, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
    return loaded


class Store:
    """An index store: the folder `index/store` of a build, or what `-index-store-path` names."""

    def __init__(self, path):
        self.api = library()
        self.handle = self.api.indexstore_store_create(os.fsencode(path), None) if os.path.isdir(path) else None
        if not self.handle:
            raise Failure(f"no index in {path}")

    def files(self, wanted):
        """The files that are `wanted`, by path. Of a file indexed twice, the newer reading counts."""
        units = []
        collect = OnName(lambda _, name: units.append(str(name)) or True)
        self.api.indexstore_store_units_apply_f(self.handle, 0, None, collect)
        files = {}
        for unit in units:
            path, time, record = self.unit(unit)
            if path and wanted(path) and (path not in files or files[path].time < time):
                files[path] = File(path, time, self.occurrences(record) if record else [])
        return files

    def unit(self, name):
        """The path of a unit's file, when it was indexed, and the name of its record; None where there is none."""
        api, reader = self.api, self.api.indexstore_unit_reader_create(self.handle, name.encode(), None)
        if not reader:
            return None, None, None
        main, record = str(api.indexstore_unit_reader_get_main_file(reader)), []

        def visit(_, dependency):
            kind = api.indexstore_unit_dependency_get_kind(dependency)
            if kind == RECORD and str(api.indexstore_unit_dependency_get_filepath(dependency)) == main:
                record.append(str(api.indexstore_unit_dependency_get_name(dependency)))
            return True

        api.indexstore_unit_reader_dependencies_apply_f(reader, None, OnHandle(visit))
        seconds, nanoseconds = ctypes.c_int64(), ctypes.c_int64()
        api.indexstore_unit_reader_get_modification_time(reader, seconds, nanoseconds)
        folder = str(api.indexstore_unit_reader_get_working_dir(reader))
        is_ours = main and not api.indexstore_unit_reader_is_system_unit(reader)
        api.indexstore_unit_reader_dispose(reader)
        path = os.path.realpath(os.path.join(folder, main)) if is_ours else None
        return path, seconds.value + nanoseconds.value / 1e9, record[0] if record else None

    def occurrences(self, record):
        """What the record of a file says that it declares and names."""
        api, reader = self.api, self.api.indexstore_record_reader_create(self.handle, record.encode(), None)
        if not reader:
            raise Failure(f"the index lacks its record {record}")
        found, line, column = [], NUMBER(), NUMBER()

        def visit(_, occurrence):
            roles = api.indexstore_occurrence_get_roles(occurrence)
            # An implicit reference, as to a getter, stands beside the written one.
            if roles & DEFINITION or roles & REFERENCE and not roles & IMPLICIT:
                symbol = api.indexstore_occurrence_get_symbol(occurrence)
                api.indexstore_occurrence_get_line_col(occurrence, line, column)
                found.append(Occurrence(
                    str(api.indexstore_symbol_get_usr(symbol)), str(api.indexstore_symbol_get_name(symbol)), line.value,
                    bool(roles & DEFINITION)))
            return True

        api.indexstore_record_reader_occurrences_apply_f(reader, None, OnHandle(visit))
        api.indexstore_record_reader_dispose(reader)
        return found
