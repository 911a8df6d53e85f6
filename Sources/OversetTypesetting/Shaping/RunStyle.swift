/// What a run's characters have in common: HarfBuzz shapes one such run at a time.
struct RunStyle {
  var face: FontFace
  var script: Script
  var language: ShapingLanguage
  var isRightToLeft: Bool
  var features: ShapingFeatures = []
}
