# Builds Overset from source. The release workflow writes the address and the checksum of each version into a copy
# of it, which is installed from a tap: see Sources/Overset/Overset.docc/Installing.md.
class Overset < Formula
  desc "Finds the text of an iOS or macOS app that does not fit its labels"
  homepage "https://github.com/OWNER/Overset"
  url "https://github.com/OWNER/Overset/archive/refs/tags/0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"
  head "https://github.com/OWNER/Overset.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build] # Swift 6.2
  depends_on "cmark-gfm"
  depends_on "expat"
  depends_on "fontconfig"
  depends_on "freetype"
  depends_on "harfbuzz"
  depends_on "icu4c@78"
  depends_on "libyaml"
  depends_on macos: :sequoia

  def install
    # Both keep their .pc files out of Homebrew's shared folder.
    ENV.prepend_path "PKG_CONFIG_PATH", formula_opt_lib("icu4c@78")/"pkgconfig"
    ENV.prepend_path "PKG_CONFIG_PATH", formula_opt_lib("expat")/"pkgconfig"
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "overset",
           "-Xswiftc", "-cross-module-optimization"
    bin.install ".build/release/overset"
    generate_completions_from_executable(bin/"overset", "--generate-completion-script")
  end

  def formula_opt_lib(name)
    Formula[name].opt_lib
  end

  def caveats
    <<~EOS
      Texts in Arabic, Hebrew, Thai, Devanagari and others are measured in the Noto fonts.
      'overset doctor' shows those that are missing, and the command that installs them.
    EOS
  end

  test do
    (testpath/"en.lproj/Main.strings").write "\"pay\" = \"Pay\";\n"
    (testpath/"de.lproj/Main.strings").write "\"pay\" = \"Zahlungspflichtig bestellen\";\n"
    output = shell_output("#{bin}/overset check #{testpath} --width 100 --lines 1 --font 17", 1)
    assert_match "truncated", output
  end
end
