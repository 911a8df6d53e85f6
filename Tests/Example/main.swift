import Overset

let configuration = try Configuration(contentsOf: "Catalogs/Wayfare/overset.yml")
let loaded = await CatalogInventory.read(configuration)
print(loaded.catalogs.count, "catalogs")

let report = await Check(configuration).run().report
for finding in report.findings where finding.severity == .error { print(finding) }

var button = LabelConstraint()
button.font = .textStyle(.headline)
let fit = try button.fit("Zahlungspflichtig bestellen", locale: "de", width: 176)
print(fit.outcome, fit.shown)
