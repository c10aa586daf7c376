import { spoken } from "../spoken.ts";
import type { CaseId } from "./limit.ts";

/** How a question says which part of a provision it is about. A case without words is never said, only told. */
export const CASES: Partial<Record<CaseId, RegExp>> = {
  spiral: spoken(/\b(spirals?|caracol)\b/, "לולייני|לוליינית|ספירלי|ספירלית|לולייניות"),
  openStair: spoken(
    /\b(stairs?|staircase|stairway|steps|treads?|flight|escaleras?|escalones|gradas|huellas?)\b/,
    "מדרגות|מדרגה|גרם",
  ),
  triangle: spoken(/\b(triang\w+)\b/, "משולש"),
  fifty: /\b50 or more\b/,
  few: spoken(/\b(fewer than 50|less than 50|under 50|menos de 50)\b/, "פחות מ-?50|מתחת ל-?50"),
  school: spoken(/\b(schools?|escuelas?|colegios?)\b/, "בית ספר|בתי ספר"),
  gradeFloor: spoken(/\b(grade[- ]floor|ground floor|at grade|planta baja|a nivel)\b/, "קומת קרקע|מפלס קרקע"),
  bath: spoken(
    /\b(bath(room)?s?|toilet room|powder room|laundry|restroom|banos?|lavanderia|sanitario)\b/,
    "אמבטיה|אמבטיות|חדר רחצה|חדרי רחצה|שירותים|כביסה|מקלחת",
  ),
  basementHabitable: spoken(/\b(basements?|cellars?|sotanos?)\b/, "מרתף|מרתפים"),
  basementPlain: spoken(/\b(basements?|cellars?|sotanos?)\b/, "מרתף|מרתפים"),
  garageWall: spoken(/\b(walls?|pared(es)?|muros?)\b/, "קיר|קירות"),
  onDemand: spoken(/\b(intermittent|on demand|switch)\b/, "לפי דרישה"),
  continuous: spoken(/\b(continuous(ly)?|continuo|all the time)\b/, "רציף|רציפה"),
  onMasonry: spoken(/\b(concrete|masonry|block|concreto|mamposteria|bloque)\b/, "בטון|בנייה|בלוקים"),
  onWood: spoken(/\b(wood|metal|steel|madera)\b/, "עץ|מתכת"),
  underBeams: spoken(
    /\b(under (the |a )?(beams?|ducts?|girders?)|bajo (la |una )?(viga|ducto))\b/,
    "מתחת לקורה|מתחת לקורות|מתחת לתעלה",
  ),
  counter: spoken(
    /\b(counter(top)?s?|kitchen|island|peninsula|cocina|cubierta|encimera|mesada|barra)\b/,
    "שיש|משטח|דלפק|מטבח|אי",
  ),
  belowRooms: spoken(
    /\b(ceilings?|rooms? above|living space above|techos?|plafon|cielo raso|cuartos? arriba)\b/,
    "תקרה|תקרת",
  ),
  plaster: spoken(/\b(plaster\w*|lath\w*|stucco|yeso|aplanad\w+|repello)\b/, "טיח|טיוח"),
  onScaffold: spoken(/\b(scaffold(s|ing)?|andamios?)\b/, "פיגום|פיגומים"),
  directBuried: spoken(/\b(uf|direct[- ]?bur\w+|direct(o|amente) enterrad\w+|cable)\b/, "כבל|הטמנה ישירה"),
  pvc: spoken(/\b(pvc|plastic conduit|nonmetallic|plastico)\b/, "pvc|פלסטיק|מריחף"),
  rigid: spoken(/\b(rigid|rmc|imc|galvani\w+|rigido)\b/, "מתכת|מגולוון"),
  gfciCircuit: spoken(/(?<!\b(?:sin|no|without) )\b(gfci|20 ?a(mp)?s?|15 ?a(mp)?s?)\b/, "gfci|פחת"),
  lowVoltage: spoken(/\b(low[- ]voltage|landscape lighting|12 ?v(olts?)?|bajo voltaje)\b/, "מתח נמוך"),
  bearing: spoken(
    /\b((?<!non)(?<!non[- ])(load[- ]?)?bearing|de carga|portante|estructural)\b/,
    "נושא|נושאת|נושאים",
  ),
  nonbearing: spoken(
    /\b(non-? ?(load-? ?)?bearing|partition|no (es )?(de carga|portante|estructural)|divisori\w+|tabique)\b/,
    "לא נושא|לא נושאת|לא נושאים|מחיצה",
  ),
  exitRamp: spoken(/\b(exit|egress|front door|salida|entrada)\b/, "יציאה|כניסה"),
  veneer: spoken(/\b(brick|veneer|ladrillo)\b/, "לבנים|חיפוי"),
  walk: spoken(/\b(walks?|walkway|sidewalk|banqueta|acera|anden)\b/, "מדרכה|שביל"),
  outdoorAppliance: spoken(
    /\b(grills?|barbecues?|bbq|fire ?pits?|outdoor (lights?|kitchens?|appliances?)|asador(es)?|parrillas?|fogatas?)\b/,
    "גריל|ברביקיו|מנגל|פנס גן",
  ),
  residentialDriveway: spoken(/\b(driveways?|entrada de autos|cochera)\b/, "חניה|כניסת רכב"),
  street: spoken(/\b(streets?|roads?|trucks?|alley|calle|camiones?)\b/, "רחוב|כביש|משאיות"),
  steelErection: spoken(
    /\b(steel erection|ironworkers?|connectors?|acero estructural|montaje de acero)\b/,
    "הקמת פלדה|קונסטרוקציה",
  ),
  umc: spoken(/\b(umc|california)\b/, "umc|קליפורניה"),
  soilA: /\b(type|class|tipo|clase) ?a\b|(?:סוג|קרקע) a(?!\p{L})/u,
  soilB: /\b(type|class|tipo|clase) ?b\b|(?:סוג|קרקע) b(?!\p{L})/u,
  soilC: /\b(type|class|tipo|clase) ?c\b|(?:סוג|קרקע) c(?!\p{L})/u,
};
