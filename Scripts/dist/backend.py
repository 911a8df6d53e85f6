"""Makes the wheel that `pip install` of these sources asks for: of the release for this system, else of a build.

pre-commit starts it. The wheel that is published is made by __main__.py.
"""
import os
import re
import shutil
import subprocess
import sysconfig
import tempfile

import wheel


def build_wheel(directory, config_settings=None, metadata_directory=None):
    """The hook of PEP 517, called in the folder of the sources; answers with the name of the wheel's file."""
    is_built_here = os.path.exists(".build")
    with tempfile.TemporaryDirectory() as tree:
        if subprocess.run(["Scripts/install.sh", tree], check=False).returncode != 0:
            raise SystemExit("Overset is not installed")
        version = subprocess.check_output([f"{tree}/bin/overset", "--version"], text=True).strip()
        if not is_built_here:
            # More than a gigabyte, which would stay in pre-commit's clone.
            shutil.rmtree(".build", ignore_errors=True)
        return wheel.write(tree, version, re.sub("[-.]", "_", sysconfig.get_platform()), directory)
