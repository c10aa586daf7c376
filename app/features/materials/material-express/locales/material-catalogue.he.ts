import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./material-catalogue.en.ts";

export default {
  units: { ea: "יח׳", sheet: "לוח", bag: "שק", roll: "גליל", bundle: "חבילה", box: "קופסה" },
  families: {
    stud: "עץ לשלד",
    joist: "קורת רצפה",
    treated: "עץ מוגן",
    plywood: "דיקט",
    osb: "OSB",
    drywall: "לוח גבס",
    compound: "מרק לגבס",
    cement: "צמנט",
    concreteMix: "בטון יבש",
    block: "בלוק בטון",
    brick: "לבנה",
    rebar: "ברזל זיון",
    mesh: "רשת מרותכת",
    shingle: "שינגלס",
    underlay: "יריעת תשתית לגג",
    iceShield: "יריעת איטום דביקה",
    flashing: "פח ניקוז",
    batt: "מזרני בידוד",
    foam: "לוח קצף",
    pvc: "צינור PVC",
    pex: "צינור PEX",
    cable: "כבל NM",
    conduit: "צינור EMT",
    screw: "ברגים",
  },
} satisfies Translation<typeof en>;
