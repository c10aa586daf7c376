import { samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";

const WORDS: Record<
  Language,
  {
    crew: string;
    site: string;
    tasks: readonly [string, string, string];
    address: string;
    hazards: string;
    ppe: string;
    hospital: string;
    muster: string;
    gate: string;
    talk: string;
    points: readonly string[];
    delivery: string;
  }
> = {
  en: {
    crew: "SAMPLE: Framing crew",
    site: "SAMPLE: Harbor Street 12",
    tasks: ["Trusses on the roof, north side", "Cut sheathing with the saw", "Clear the second floor"],
    address: "SAMPLE: Harbor Street 12",
    hazards: "Open edge on the second floor",
    ppe: "Hard hat with chin strap",
    hospital: "SAMPLE: Harbor hospital, emergency entrance",
    muster: "SAMPLE: Parking lot beside gate 2",
    gate: "Gate 2, ring twice",
    talk: "SAMPLE: Work at the edge",
    delivery: "SAMPLE: Roof sheathing, 40 sheets",
    points: ["Guard rail or harness before the first step.", "Nothing loose within a pace of the edge."],
  },
  es: {
    crew: "EJEMPLO: Cuadrilla de estructura",
    site: "EJEMPLO: Calle del Puerto 12",
    tasks: ["Cerchas en el techo, lado norte", "Cortar tableros con la sierra", "Despejar el segundo piso"],
    address: "EJEMPLO: Calle del Puerto 12",
    hazards: "Borde abierto en el segundo piso",
    ppe: "Casco con barbiquejo",
    hospital: "EJEMPLO: Hospital del Puerto, urgencias",
    muster: "EJEMPLO: Estacionamiento junto a la puerta 2",
    gate: "Puerta 2, tocar dos veces",
    talk: "EJEMPLO: Trabajo junto al borde",
    delivery: "EJEMPLO: Tableros de techo, 40 hojas",
    points: ["Baranda o arnés antes del primer paso.", "Nada suelto a menos de un paso del borde."],
  },
  he: {
    crew: "דוגמה: צוות שלד",
    site: "דוגמה: רחוב הנמל 12",
    tasks: ["אגדים על הגג, צד צפון", "חיתוך לוחות במסור", "פינוי הקומה השנייה"],
    address: "דוגמה: רחוב הנמל 12",
    hazards: "קצה פתוח בקומה השנייה",
    ppe: "קסדה עם רצועת סנטר",
    hospital: "דוגמה: בית חולים הנמל, כניסת מיון",
    muster: "דוגמה: מגרש החניה ליד שער 2",
    gate: "שער 2, לצלצל פעמיים",
    talk: "דוגמה: עבודה ליד הקצה",
    delivery: "דוגמה: לוחות לגג, 40 יחידות",
    points: ["מעקה או רתמה לפני הצעד הראשון.", "שום דבר רופף במרחק צעד מהקצה."],
  },
};

/** The page of a crew that is made up. */
export function sampleHub(language: Language) {
  const { crew, site, tasks, address, hazards, ppe, hospital, muster, gate, talk, points, delivery } =
    WORDS[language];
  return {
    crew: { name: crew, siteName: site },
    site: { address, hazards, ppe, hospital, contacts: "", gate },
    board: { tasks: tasks.join("\n"), phone: "", muster, hospital: "" },
    workers: [samplePerson(language, "carpenter", 1), samplePerson(language, "carpenter", 2)],
    talk: { title: talk, points },
    delivery,
  };
}
