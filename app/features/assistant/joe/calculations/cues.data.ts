import type { LabelId } from "~/engines/formula/formula.ts";
import { spoken } from "../spoken.ts";

/** The words that stand beside an amount and say which one it is. */
export const CUES: Partial<Record<LabelId, RegExp>> = {
  length: spoken(/\b(long|length|longs?|largo|longitud|lineal(es)?)\b/, "אורך|אורכו|אורכה|ארוך"),
  width: spoken(/\b(wide|width|ancho|anchura)\b/, "רוחב|רוחבו|רוחבה|רחב"),
  thickness: spoken(
    /\b(thick|thickness|deep|depth|espesor|grosor|grueso|peralte|alto)\b/,
    "עובי|עוביו|עובייה|עומק|גובה",
  ),
  height: spoken(
    /\b(high|height|tall|ceilings?|altura|alto|altos|altas?|techos?)\b/,
    "גובה|גובהו|גובהה|תקרה",
  ),
  depth: spoken(
    /\b(deep|depth|high|tall|height|profundidad|hondo|fondo|profundos?|altura|alto)\b/,
    "עומק|עומקו|עמוק|גובה",
  ),
  diameter: spoken(
    /\b(diameter|dia|diam|across|round|sonotubes?|diametro|redond[oa]s?)\b/,
    "קוטר|בקוטר|קוטרו",
  ),
  quantity: spoken(
    /\b(pieces?|boards?|columns?|posts?|holes?|piers?|footings?|tubes?|sonotubes?|piezas?|tablas?|tablones|columnas?|hoyos?|postes?|pilares?|polines?)\b/,
    "עמודים|בורות|קורות|לוחות|יחידות|קרשים|כלונסאות",
  ),
  waste: spoken(/\b(waste|extra|overage|desperdicio|merma)\b/, "פחת|בלאי"),
  steps: spoken(/\b(steps?|stairs?|escalones?|gradas?|peldanos?)\b/, "מדרגות|מדרגה"),
  riser: spoken(/\b(risers?|rise|high|peraltes?|contrahuellas?|huellas? de alto)\b/, "רום|רומים|גובה"),
  tread: spoken(/\b(treads?|run|deep|huellas?)\b/, "שלח|שלחים|מדרך|עומק"),
  platform: spoken(/\b(platform|landing|top|descanso|rellano|plataforma)\b/, "משטח|פודסט"),
  volumeYd3: spoken(/\b(concrete|concreto|hormigon|cubic|cubicos?|yards?|yardas?)\b/, "בטון|קוב"),
  bagWeight: spoken(/\b(bags?|sacks?|bultos?|sacos?|bolsas?|costales?)\b/, "שק|שקים|שקי"),
  spacing: spoken(
    /\b(spacing|spaced|on cent(er|re)s?|centers?|o\.?c\.?|apart|each way|every|cada|separaci(on|ones)|espaciad[oa]s?|espaciamiento|entre centros|ambos sentidos|a centros)\b/,
    "מרווח|במרווח|כל|מרווחים|צירים|בין|פסיעה",
  ),
  cover: spoken(/\b(cover|clearance|recubrimiento)\b/, "כיסוי|כיסוי בטון"),
  run: spoken(
    /\b(run|total|long|continuous|wall|footing|linea|tramo|corrida|largo|total)\b/,
    "אורך|רצף|קו|באורך",
  ),
  stock: spoken(/\b(bars?|sticks?|stock|pieces?|lengths?|varillas?|barras?|tramos)\b/, "מוטות|מוט|יחידות"),
  lapDiameters: spoken(/\b(diameters?|db|bar diameters?|diametros?)\b/, "קטרים|קוטר"),
  totalRise: spoken(
    /\b(total rise|rise|floor to floor|floor-to-floor|high|height|tall|altura|desnivel|de piso a piso|alto|subir|total)\b/,
    "גובה|הפרש|מרצפה לרצפה|הפרש גבהים|הפרש מפלסים|כולל",
  ),
  maxRiser: spoken(
    /\b(max(imum)?( riser)?|at most|no more than|maximo|maxima|como mucho)\b/,
    "מקסימום|מרבי|לכל היותר",
  ),
  headroom: spoken(/\b(headroom|head height|altura libre|paso libre)\b/, "גובה ראש|גובה פנוי"),
  occupants: spoken(/\b(occupants?|people|occupant load|ocupantes?|personas)\b/, "אנשים|נפשות|משתמשים"),
  load: spoken(/\b(load|uniform|plf|carga|uniforme|distribuida)\b/, "עומס|מפורס|אחיד"),
  pointLoad: spoken(
    /\b(point|load|concentrated|midspan|center|cent(re|er)|puntual|concentrada|carga|centro)\b/,
    "עומס|נקודתי|מרוכז|אמצע|מרכז",
  ),
  span: spoken(
    /\b(spans?|spanning|long|opening|building|house|wide|width|claro|luz|vano|largo|ancho)\b/,
    "מפתח|באורך|אורך|רוחב|פתח",
  ),
  beamWidth: spoken(/\b(wide|width|ancho|base)\b/, "רוחב"),
  beamDepth: spoken(/\b(deep|depth|high|tall|peralte|alto|altura)\b/, "גובה|עומק"),
  modulus: spoken(/\b(modulus|elasticity|e|elasticidad|modulo)\b/, "מודול|אלסטיות"),
  current: spoken(/\b(amps?|load|current|draws?|amperes|carga|corriente|amperios?)\b/, "זרם|עומס|אמפר"),
  oneWay: spoken(
    /\b(away|run|one[- ]way|distance|long|length|far|from|feet|distancia|lejos|longitud|largo|recorrido|tramo|ida)\b/,
    "מרחק|אורך|למרחק|הרחק|רחוק",
  ),
  voltage: spoken(/\b(volts?|v|voltios?|supply|circuit|circuito)\b/, "וולט|מתח"),
  maxDrop: spoken(/\b(drop|max(imum)?|under|below|within|caida|maximo|maxima)\b/, "מפל|מקסימום|עד|לכל היותר"),
  floorArea: spoken(/\b(house|home|dwelling|floor|area|sq|casa|vivienda|superficie|area)\b/, "בית|דירה|שטח"),
  smallAppliance: spoken(
    /\b(small[- ]appliance|kitchen circuits?|aparatos pequenos|electrodomesticos)\b/,
    "מכשירים קטנים|מטבח",
  ),
  laundry: spoken(/\b(laundry|lavanderia)\b/, "כביסה"),
  range: spoken(/\b(range|oven|cooktop|stove|estufa|cocina electrica|horno)\b/, "כיריים|תנור|תנור אפייה"),
  dryer: spoken(/\b(dryer|secadora)\b/, "מייבש"),
  hvacLarger: spoken(
    /\b(a\/?c|ac|air condition(er|ing)|heat( pump| strip)?s?|heating|cooling|hvac|furnace|aire( acondicionado)?|calefaccion|bomba de calor)\b/,
    "מזגן|מיזוג|חימום|קירור|משאבת חום",
  ),
  airConditioning: spoken(
    /\b(a\/?c|ac|air condition(er|ing)|cooling|aire( acondicionado)?|clima)\b/,
    "מזגן|מיזוג|קירור",
  ),
  heatPump: spoken(/\b(heat pump|bomba de calor)\b/, "משאבת חום"),
  supplemental: spoken(/\b(supplemental|auxiliary|backup|strips?|suplementaria|auxiliar)\b/, "עזר|גיבוי"),
  electricHeat: spoken(
    /\b(electric (space )?heat(ing)?|baseboards?|resistance|heaters|calefaccion electrica)\b/,
    "חימום חשמלי|רדיאטורים",
  ),
  heatUnits: spoken(/\b(units?|zones?|separately|unidades|zonas)\b/, "יחידות|אזורים"),
  pitch: spoken(/\b(pitch|slope|pitched|pendiente|inclinacion|caida)\b/, "שיפוע|בשיפוע"),
  area: spoken(
    /\b(area|walls?|ceilings?|surface|superficie|area|muros?|paredes?|techos?)\b/,
    "שטח|קיר|קירות|תקרה",
  ),
  emt: spoken(/\b(emt|conduits?|tubo|tuberia)\b/, "צינור|צינורות|מובל"),
  planArea: spoken(
    /\b(plan|footprint|roof|area|house|building|planta|techo|superficie|casa)\b/,
    "גג|שטח|היטל|בית",
  ),
  bundlesPerSquare: spoken(/\b(bundles? (per|a) square|paquetes por cuadro)\b/, "חבילות לריבוע"),
  overhang: spoken(/\b(overhangs?|eaves?|soffit|alero|volado)\b/, "גגון|בליטה|כרכוב"),
  ridge: spoken(/\b(ridge|cumbrera)\b/, "רכס|קורת רכס"),
  wallLength: spoken(
    /\b(walls?|perimeter|long|linear|length|muros?|paredes?|perimetro|largo|lineales)\b/,
    "קיר|קירות|היקף|אורך",
  ),
  perimeter: spoken(
    /\b(perimeter|walls?|around|long|linear|length|perimetro|muros?|paredes?|largo|lineales)\b/,
    "היקף|קיר|קירות|אורך",
  ),
  ceilingArea: spoken(/\b(ceiling|techo|cielo raso|plafon)\b/, "תקרה"),
  openings: spoken(/\b(openings?|doors?|windows?|puertas?|ventanas?|vanos?|huecos?)\b/, "פתחים|דלתות|חלונות"),
  coats: spoken(/\b(coats?|manos?|capas?)\b/, "שכבות|שכבה"),
  coverage: spoken(
    /\b(coverage|covers?|per gallon|a gallon|rinde|rendimiento|cubre|por galon)\b/,
    "כיסוי|מכסה|לגלון|לליטר",
  ),
  nominalThickness: spoken(/\b(thick|thickness|espesor|grueso)\b/, "עובי"),
  nominalWidth: spoken(/\b(wide|width|ancho)\b/, "רוחב"),
  rise: spoken(
    /\b(rise|rises|high|height|up|climb|step|altura|desnivel|subir|sube|alto|elevacion)\b/,
    "גובה|עלייה|הפרש|לעלות|עולה",
  ),
  rampRun: spoken(/\b(run|long|length|over|horizontal|largo|longitud|recorrido)\b/, "אורך|באורך|אופקי|לאורך"),
  trenchDepth: spoken(/\b(deep|depth|profundidad|hond[oa]|profund[oa]|de fondo)\b/, "עומק|בעומק|עמוקה"),
  bottomWidth: spoken(/\b(bottom|wide|width|ancho|fondo|base)\b/, "רוחב|תחתית|ברוחב|קרקעית"),
  supportHeight: spoken(
    /\b(height|high|tall|wall|eaves?|roof|reach(es)?|up|parapet|landing|altura|alto|alta|muro|pared|alero|techo|azotea)\b/,
    "גובה|בגובה|קיר|גג|מגיע|להגיע|מעקה",
  ),
  workingLength: spoken(/\b(ladder|extension|long|length|working|escalera|largo)\b/, "סולם|אורך|באורך"),
  temperature: spoken(/\b(degrees?|temp(erature)?|f|c|grados|temperatura)\b/, "מעלות|טמפרטורה"),
  humidity: spoken(/\b(humidity|rh|humedad|relative)\b/, "לחות"),
};
