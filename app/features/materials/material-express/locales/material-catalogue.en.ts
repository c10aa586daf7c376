/** What the pieces of the sample catalogue are called; a size is written behind. */
const en = {
  units: { ea: "ea", sheet: "sheet", bag: "bag", roll: "roll", bundle: "bundle", box: "box" },
  families: {
    stud: "Framing lumber",
    joist: "Floor joist",
    treated: "Treated lumber",
    plywood: "Plywood",
    osb: "OSB",
    drywall: "Drywall",
    compound: "Joint compound",
    cement: "Cement",
    concreteMix: "Concrete mix",
    block: "Concrete block",
    brick: "Brick",
    rebar: "Rebar",
    mesh: "Welded wire mesh",
    shingle: "Roof shingles",
    underlay: "Roofing underlayment",
    iceShield: "Ice and water shield",
    flashing: "Flashing",
    batt: "Insulation batts",
    foam: "Foam board",
    pvc: "PVC pipe",
    pex: "PEX pipe",
    cable: "NM cable",
    conduit: "EMT conduit",
    screw: "Screws",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "material-catalogue": typeof en;
  }
}
