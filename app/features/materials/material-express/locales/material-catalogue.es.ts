import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./material-catalogue.en.ts";

export default {
  units: { ea: "pza", sheet: "hoja", bag: "saco", roll: "rollo", bundle: "paquete", box: "caja" },
  families: {
    stud: "Madera para estructura",
    joist: "Vigueta de piso",
    treated: "Madera tratada",
    plywood: "Triplay",
    osb: "OSB",
    drywall: "Panel de yeso",
    compound: "Pasta para juntas",
    cement: "Cemento",
    concreteMix: "Concreto en saco",
    block: "Block de concreto",
    brick: "Ladrillo",
    rebar: "Varilla",
    mesh: "Malla electrosoldada",
    shingle: "Tejas asfálticas",
    underlay: "Fieltro para techo",
    iceShield: "Membrana contra hielo y agua",
    flashing: "Tapajuntas",
    batt: "Aislante en rollo",
    foam: "Placa de espuma",
    pvc: "Tubo de PVC",
    pex: "Tubo PEX",
    cable: "Cable NM",
    conduit: "Tubo conduit EMT",
    screw: "Tornillos",
  },
} satisfies Translation<typeof en>;
