import { spoken } from "../spoken.ts";
import type { CaseId } from "./limit.ts";

/** Of 120 V and at most 20 A, as far as the question says: more asks for the whole depth. */
const GFCI = /^(?!.*(?:\b(?:2[0-4]0 ?v|(?:[3-9]0|25) ?a)))(?:.*(?<!\b(?:sin|no|without) )(?:\bgfci\b|פחת))/u;

const DRIVEWAY = spoken(
  /\b(drive ?ways?|entradas? de (autos?|carros?|coches?|vehiculos?)|cocheras?)\b/,
  "שביל רכב|שביל הרכב|כניסת רכב|כניסה לרכב|חניה",
);
const STREET = spoken(
  /\b(streets?|roads?|highways?|alleys?|parking( lots?)?|calles?|carreteras?|estacionamientos?)\b/,
  "כביש|כבישים|רחוב|חניון|מגרש חניה",
);

/** How a question says which part of a provision it is about. A case without words is never said, only told. */
export const CASES: Partial<Record<CaseId, RegExp>> = {
  spiral: spoken(/\b(spirals?|caracol)\b/, "לולייני|לוליינית|ספירלי|ספירלית|ספירליות|לולייניות"),
  // "(no escalera)" says which it is not.
  openStair:
    /(?<!(?<!\p{L})(?<!\bor? )(?:not?|isn'?t|never|sin|ni|without) (?:(?:ser|es|son|hay|de|del|en|for|on|at|by|part of|next to|the|any|una?|la|las|an?) ){0,3})(?:\b(?:stairs?|staircase|stairway|steps|treads?|flight|escaleras?|escalones|gradas|huellas?)\b)|(?<!(?<!\p{L})(?:לא|בלי|ללא|אין|אינו|אינה) (?:ליד |של |על )?[הבלמ]{0,2})(?<!\p{L})[והבלמשכ]{0,3}(?:מדרגות|מדרגה|גרם)(?!\p{L})/u,
  triangle: spoken(/\b(triang\w+)\b/, "משולש"),
  fifty: /\b50 or more\b/,
  few: spoken(/\b(fewer than 50|less than 50|under 50|menos de 50)\b/, "פחות מ-?50|מתחת ל-?50"),
  school: spoken(/\b(schools?|escuelas?|colegios?)\b/, "בית ספר|בתי ספר"),
  upperFloor: spoken(
    /\b(upstairs|second (floor|story|storey)|2nd (floor|story)|third floor|3rd floor|upper (floor|story)|segundo piso|planta alta|tercer piso|piso de arriba)\b/,
    "קומה שנייה|קומה שניה|קומה שלישית|קומה עליונה|קומה ב",
  ),
  gradeFloor: spoken(/\b(grade[- ]floor|ground floor|at grade|planta baja|a nivel)\b/, "קומת קרקע|מפלס קרקע"),
  bath: spoken(
    /\b(bath(room)?s?|toilet room|powder room|laundry|restroom|banos?|lavanderia|cuarto de lavado|sanitario)\b/,
    "אמבטיה|אמבטיות|חדר רחצה|חדרי רחצה|שירותים|כביסה|מקלחת",
  ),
  basementHabitable: spoken(/\b(basements?|cellars?|sotanos?)\b/, "מרתף|מרתפים"),
  basementPlain: spoken(/\b(basements?|cellars?|sotanos?)\b/, "מרתף|מרתפים"),
  garageWall: spoken(/\b(walls?|pared(es)?|muros?)\b/, "קיר|קירות"),
  onDemand: spoken(
    /\b(intermittent|on demand|switch|intermitente|por demanda|con apagador)\b/,
    "לפי דרישה|לפי הצורך",
  ),
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
    /\b(ceilings?|rooms? above|living space above|techos?|plafon|cielos?|(cuartos?|recamaras?|habitacion(es)?) (de )?arriba|(bedrooms?|rooms?) (above|over|upstairs))\b/,
    "תקרה|תקרת",
  ),
  plaster: spoken(/\b(plaster\w*|lath\w*|stucco|yeso|aplanad\w+|repello)\b/, "טיח|טיוח"),
  inForms: spoken(/\b(form(s|ed|work)?|cimbra(s|d[oa])?|encofrad[oa]s?|formaletas?)\b/, "תבנית|תבניות|טפסות"),
  scaffoldSaid: spoken(/\b(scaffold(s|ing)?|andamios?)\b/, "פיגום|פיגומים"),
  onScaffold: spoken(/\b(scaffold(s|ing)?|andamios?)\b/, "פיגום|פיגומים"),
  directBuried: new RegExp(
    `^(?!.*(?:${GFCI.source})).*(?:${spoken(/\b(uf|direct[- ]?bur\w+|direct(o|amente) enterrad\w+|cable)\b/, "כבל|הטמנה ישירה").source})`,
    "u",
  ),
  pvc: spoken(/\b(pvc|plastic conduit|nonmetallic|plastico)\b/, "pvc|פלסטיק|מריחף"),
  rigid: spoken(/\b(rigid|rmc|imc|galvani\w+|rigido|metalico)\b/, "מתכת|מגולוון|קשיח"),
  gfciCircuit: GFCI,
  endNotch:
    /\b(?:(?:the|an?|its|each|both) )?ends?(?! ?-?(?:thirds?|of the (?:middle|third)))\b(?! third)|\bover (?:the |a )?(?:beam|bearing|plate|wall|ledger)\b|\b(?:en (?:el |los |un )?|al |del |de los? )extremos?(?! tercio)\b|\ben la punta\b|\ben el apoyo\b|(?<!\p{L})(?:ב|מ)?(?:קצה|קצות|קצוות)(?! (?:ה?עליון|ה?תחתון))(?!\p{L})|(?<!\p{L})ב?ה?(?:סמך|השענה)(?!\p{L})/u,
  paintOutside: spoken(
    /\b(outside|exterior|outdoors?|siding|porch|eaves?|afuera|fuera|exteriores|fachada)\b/,
    "בחוץ|חוץ|חיצוני|חיצונית|חזית",
  ),
  drivenOver: new RegExp(`${DRIVEWAY.source}|${STREET.source}`, "u"),
  houseDriveway: DRIVEWAY,
  otherDriveway: DRIVEWAY,
  drivewayGfci: new RegExp(`^(?=.*(?:${DRIVEWAY.source}))(?=.*(?:${GFCI.source}))`, "u"),
  underStreet: STREET,
  lowVoltage: spoken(/\b(low[- ]voltage|landscape lighting|12 ?v(olts?)?|bajo voltaje)\b/, "מתח נמוך"),
  bearing:
    /\b((?<!non)(?<!non[- ])(?<!not )(load[- ]?)?bearing|(?<!no )(?<!no es )(de carga|portante|estructural))\b|(?<!\p{L})(?<!לא )ה?(?:נושא|נושאת|נושאים)(?!\p{L})/u,
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
  middleThird: spoken(
    /\b(middle|mid-?span|cent(er|re)( of the span| third)?|tercio (de en )?(medio|central|del? centro)|centro|mitad)\b/,
    "אמצע|באמצע|שליש אמצעי|מרכז",
  ),
  workshop: spoken(/\b(shops?|plants?|mill|taller)\b/, "סדנה|מפעל"),
  siteOffice: spoken(/\b(offices?|first aid|oficina|primeros auxilios)\b/, "משרד|עזרה ראשונה"),
  excavationLight: spoken(/\b(excavat\w+|concrete placement|access ways?|excavacion)\b/, "חפירה|יציקה"),
  inCabinet: spoken(/\b(cabinets?|gabinetes?|armario)\b/, "ארון"),
  machinesToEdge: spoken(/\b(machines?|equipment|buggy|maquin\w+|equipo)\b/, "מכונה|מכונות|ציוד"),
  pine: spoken(/\b(southern( yellow)? pine|syp|sp|yellow pine|pine|pino( del sur)?)\b/, "אורן|אורן דרומי"),
  fir: spoken(/\b(doug(las)?[- ]?fir|fir|hem[- ]fir|spf|spruce|abeto)\b/, "דאגלס|אשוח|spf"),
  cedar: spoken(/\b(cedar|redwood|cedro|secoya)\b/, "ארז|סקויה"),
  lags: spoken(/\b(lags?|lag screws?|tirafondos?|pijas?)\b/, "ברגי עץ|לאג"),
  bolts: spoken(/\b((through|thru|carriage|machine) ?bolts?|bolts?|pernos?)\b/, "ברגים עוברים|בולטים"),
  girders: spoken(/\b(girders?|beams?|vigas? (principal|maestra))\b/, "קורה ראשית"),
  severeFloors: spoken(/\b(garage|porch(es)?|steps|driveway|cochera|entrada)\b/, "חניה|מרפסת|מדרגות"),
  throughWall: spoken(/\b(wall|pared|muro)\b/, "קיר"),
  decks: spoken(/\b(decks?|balcon\w*|terrazas?)\b/, "דק|מרפסת"),
  sleeping: spoken(/\b(bedrooms?|sleeping|recamaras?|dormitorios?)\b/, "חדר שינה|חדרי שינה"),
  garages: spoken(/\b(garages?|cocheras?|garajes?)\b/, "חניה"),
  attics: spoken(/\b(attics?|atico)\b/, "עליית גג"),
  pex: /\bpex\b|פקס/u,
  copperPipe: spoken(/\b(copper|cobre)\b/, "נחושת"),
  plasticPipe: /\b(pvc|abs)\b/u,
  castIron: spoken(/\b(cast ?-?iron|(fierro|hierro) (fundido|colado))\b/, "ברזל יציקה"),
  fromIntakes: spoken(/\b(intakes?|toma de aire)\b/, "כניסת אוויר|יניקת אוויר"),
  // Of the groups that the longer dead end is for; an assembly is none of them.
  sprinklered:
    /^(?!.*(?:\b(?:church|theat|restaurant|assembly|club|bar\b|iglesia|teatro|restaurante)|אולם|מסעד|כנסי|תיאטרון))(?=.*(?:\b(?:offices?|business|stores?|shops?|schools?|hotels?|apartments?|factory|warehouses?|oficinas?|tiendas?|escuelas?|hotel|fabrica|bodegas?)\b|משרד|חנות|חנויות|בית ספר|מלון|מחסן|מפעל)).*(?<!(?:un|no |without |sin |בלי |ללא ))(?:sprinkler|rociador|ספרינקלר|מתזים)/su,
  sprinkleredStore:
    /^(?!.*(?:\b(?:office|business|oficinas?)\b|משרד)).*(?:\b(?<!un|no |without |sin )(?:sprinkler|rociador)|ספרינקלר|מתזים)/u,
  unsprinklered: spoken(
    /\b(unsprinklered|(no|without) sprinklers?|sin rociadores)\b/,
    "ללא ספרינקלרים|בלי מתזים",
  ),
  sprinkleredOffice:
    /(?:\b(?:office|business|oficinas?)\b|משרד\p{L}*).*(?:\b(?<!un|no |without |sin )(?:sprinkler|rociador)|ספרינקלר|מתזים)|(?:\b(?<!un|no |without |sin )(?:sprinkler|rociador)|ספרינקלר|מתזים).*(?:\b(?:office|business|oficinas?)\b|משרד)/u,
  winderNarrow: spoken(/\b(narrow\w*|inside|tight|angost\w+|estrech\w+|interior)\b/, "צר|הצר|פנימי"),
  recessed: spoken(/\b(recessed|can lights?|fluorescent|empotrad\w+|fluorescente)\b/, "שקוע|שקועה|פלורסנט"),
  umc: spoken(/\b(umc|california)\b/, "umc|קליפורניה"),
  soilA: /\b(type|class|tipo|clase) ?a\b|(?:סוג|קרקע) a(?!\p{L})/u,
  soilB: /\b(type|class|tipo|clase) ?b\b|(?:סוג|קרקע) b(?!\p{L})/u,
  soilC: /\b(type|class|tipo|clase) ?c\b|(?:סוג|קרקע) c(?!\p{L})/u,
};
