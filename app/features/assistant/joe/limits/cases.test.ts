import { describe, expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import { CASES } from "./cases.data.ts";
import type { CaseId } from "./limit.ts";

/** How crews say which part of a provision is meant: English, Spanish, Hebrew. */
const SAID: Partial<Record<CaseId, readonly [en: string, es: string, he: string]>> = {
  spiral: ["a spiral stair", "escalera de caracol", "מדרגות לולייניות"],
  openStair: ["along the stairs", "al lado de la escalera", "לאורך המדרגות"],
  triangle: ["the triangle at the tread", "el triangulo de abajo", "המשולש למטה"],
  few: ["fewer than 50 people", "menos de 50 personas", "פחות מ-50 איש"],
  school: ["in a school", "en una escuela", "בבית ספר"],
  upperFloor: ["the second floor bedroom", "recamara en planta alta", "חלון בקומה שנייה"],
  gradeFloor: ["ground floor window", "ventana de planta baja", "חלון בקומת קרקע"],
  bath: ["the bathroom ceiling", "el techo del bano", "תקרת חדר הרחצה"],
  basementHabitable: ["in the basement", "en el sotano", "במרתף"],
  basementPlain: ["in the cellar", "en el sotano", "במרתף"],
  garageWall: ["on the garage wall", "en el muro de la cochera", "בקיר החניה"],
  onDemand: ["an intermittent fan", "extractor intermitente", "מאוורר לפי דרישה"],
  continuous: ["it runs all the time", "extractor continuo", "מאוורר רציף"],
  onMasonry: ["bears on block", "se apoya en bloque", "נשענת על בלוקים"],
  onWood: ["bears on wood", "se apoya en madera", "נשענת על עץ"],
  underBeams: ["under the beam", "bajo la viga", "מתחת לקורה"],
  counter: ["over the kitchen counter", "en la cubierta de la cocina", "מעל השיש במטבח"],
  belowRooms: ["the garage ceiling", "el techo de la cochera", "תקרת החניה"],
  plaster: ["for stucco work", "para el repello", "לעבודות טיח"],
  onScaffold: ["on a scaffold", "en el andamio", "על הפיגום"],
  inForms: ["cast in forms", "colado en cimbra", "ביציקה בתבניות"],
  scaffoldSaid: ["on the scaffolding", "en los andamios", "בפיגומים"],
  directBuried: ["uf cable", "cable directo enterrado", "כבל בהטמנה ישירה"],
  pvc: ["in pvc", "tubo de pvc", "צינור פלסטיק"],
  rigid: ["rigid conduit", "tubo galvanizado", "צינור מתכת מגולוון"],
  gfciCircuit: ["on a gfci circuit", "circuito con gfci", "מעגל עם פחת"],
  drivenOver: ["under the driveway", "bajo la calle", "מתחת לכביש"],
  houseDriveway: ["under the driveway", "bajo la entrada de autos", "מתחת לשביל הרכב"],
  otherDriveway: ["under the driveways", "bajo la cochera", "מתחת לחניה"],
  drivewayGfci: ["gfci under the driveway", "gfci bajo la cochera", "מעגל עם פחת מתחת לחניה"],
  underStreet: ["under the parking lot", "bajo el estacionamiento", "מתחת לרחוב"],
  endNotch: ["at the end of the joist", "en el extremo de la vigueta", "בקצה הקורה"],
  paintOutside: ["on the siding", "afuera de la casa", "צבע בחוץ"],
  lowVoltage: ["low voltage", "bajo voltaje", "מתח נמוך"],
  bearing: ["a bearing wall", "muro de carga", "קיר נושא"],
  nonbearing: ["a nonbearing partition", "muro divisorio", "קיר לא נושא"],
  exitRamp: ["at the exit door", "en la salida", "ביציאה"],
  veneer: ["with brick veneer", "con ladrillo", "עם חיפוי לבנים"],
  walk: ["over the walkway", "sobre la banqueta", "מעל השביל"],
  outdoorAppliance: ["to the grill", "al asador", "לגריל"],
  residentialDriveway: ["over the driveway", "sobre la cochera", "מעל החניה"],
  street: ["over the street", "sobre la calle", "מעל הכביש"],
  steelErection: ["steel erection", "montaje de acero", "הקמת פלדה"],
  middleThird: ["in the middle third", "en el tercio central", "בשליש אמצעי"],
  workshop: ["in the mill", "en el taller", "בסדנה"],
  siteOffice: ["the first aid station", "la oficina de la obra", "משרד באתר"],
  excavationLight: ["at the excavation", "en la excavacion", "בחפירה"],
  inCabinet: ["in a cabinet", "en un gabinete", "בתוך ארון"],
  machinesToEdge: ["with equipment on the roof", "con maquinaria arriba", "עם ציוד על הגג"],
  pine: ["southern pine", "pino del sur", "אורן דרומי"],
  fir: ["doug fir", "abeto", "אשוח"],
  cedar: ["cedar joists", "vigas de cedro", "קורות ארז"],
  lags: ["with lags", "con tirafondos", "עם ברגי עץ"],
  bolts: ["through bolts", "con pernos", "ברגים עוברים"],
  girders: ["the girders", "viga principal", "הקורה הראשית"],
  severeFloors: ["the garage", "la cochera", "רצפת חניה"],
  throughWall: ["through the wall", "por la pared", "דרך הקיר"],
  decks: ["for a deck", "para la terraza", "למרפסת"],
  sleeping: ["a bedroom", "una recamara", "חדר שינה"],
  garages: ["in the garage", "en el garaje", "בחניה"],
  attics: ["in the attic", "en el atico", "בעליית הגג"],
  pex: ["pex pipe", "tubo pex", "צינור פקס"],
  copperPipe: ["copper pipe", "tubo de cobre", "צינור נחושת"],
  plasticPipe: ["pvc pipe", "tubo de pvc", "צינור pvc"],
  castIron: ["cast iron", "fierro fundido", "ברזל יציקה"],
  fromIntakes: ["from the intake", "de la toma de aire", "מכניסת האוויר"],
  sprinklered: ["a sprinklered office", "oficina con rociadores", "משרד עם ספרינקלרים"],
  sprinkleredStore: ["a sprinklered store", "tienda con rociadores", "חנות עם מתזים"],
  sprinkleredOffice: ["an office with sprinklers", "oficina con rociadores", "משרד עם מתזים"],
  unsprinklered: ["no sprinklers", "sin rociadores", "בלי מתזים"],
  winderNarrow: ["the narrow end", "la parte angosta", "הצד הצר"],
  recessed: ["a recessed light", "foco empotrado", "מנורה שקועה"],
  umc: ["in california", "en california", "בקליפורניה"],
  soilA: ["type a soil", "tierra tipo a", "קרקע סוג a"],
  soilB: ["type b soil", "tierra tipo b", "קרקע סוג b"],
  soilC: ["type c soil", "tierra tipo c", "קרקע סוג c"],
};

describe.each(Object.entries(SAID))("the case %s", (id, words) => {
  test.each(LANGUAGES.map((language, n) => [language, words[n] ?? ""] as const))(
    "is known as it is said in %s",
    (_, said) => {
      expect(CASES[id as CaseId]?.test(said), said).toBe(true);
    },
  );
});

/** What is said of the other case, or denied. */
test.each([
  ["bearing", "a nonbearing wall"],
  ["bearing", "muro que no es de carga"],
  ["bearing", "קיר לא נושא"],
  ["sprinklered", "an unsprinklered office"],
  ["sprinklered", "oficina sin rociadores"],
  ["sprinklered", "משרד בלי מתזים"],
  ["sprinklered", "a sprinklered church"],
  ["sprinklered", "teatro con rociadores"],
  ["sprinklered", "אולם עם מתזים"],
  ["openStair", "pickets on a flat deck (not stairs)"],
  ["openStair", "barrotes de la terraza (no de escalera)"],
  ["openStair", "barrotes de la terraza sin escalera"],
  ["openStair", "סורגים במרפסת, לא במדרגות"],
  ["gfciCircuit", "circuito sin gfci"],
  ["gfciCircuit", "a 240 v circuit with gfci"],
] as const)("%s is not taken from: %s", (id, said) => {
  expect(CASES[id]?.test(said)).toBe(false);
});

test("every case that has words stands in the table", () => {
  const listed = new Set<string>([...Object.keys(SAID), "fifty"]);
  expect(Object.keys(CASES).filter((id) => !listed.has(id))).toEqual([]);
});
