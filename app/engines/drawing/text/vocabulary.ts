/** Letters of all three languages; `\\w` knows only English ones. */
export const LETTER = "A-Z_À-Ýא-ת";

/**
 * Words of Spanish and Hebrew notes and the words that the readers know for them, the longer ones first. Names of rooms
 * are not among them: they stay as printed.
 */
const WORDS: readonly [string, string][] = [
  ["PUERTA (?:PRINCIPAL|DE (?:ENTRADA|ACCESO|SALIDA))|דלת (?:ה?כניסה|ראשית)", "FRONT DOOR"],
  ["PUERTAS?|דלתות|דלת", "DOOR"],
  ["VENTANAS?|VENTANAL|חלונות|חלון", "WINDOW"],
  ["DE ESCAPE|מילוט|חילוץ", "ESCAPE"],
  ["CONTRAHUELLAS?|PERALTES?|TABICAS?|רום", "RISER"],
  ["HUELLAS?|שלח", "TREAD"],
  ["ESCALERAS?|מדרגות", "STAIR"],
  ["SUBE", "UP"],
  ["BAJA", "DN"],
  ["DESCANSOS?|DESCANSILLO|פודסט", "LANDING"],
  ["BARANDAL(?:ES)?|BARANDAS?|BARANDILLAS?|מעקה|מעקות", "GUARD"],
  ["BALAUSTRES?|BALUSTRES|BARROTES", "BALUSTERS"],
  ["PASAMANOS?|מאחז(?: יד)?", "HANDRAIL"],
  ["ALTURA (?:DEL? )?(?:TECHO|CIELO(?: RASO)?|(?:FALSO )?PLAF[ÓO]N)|גובה ה?תקרה", "CEILING HEIGHT"],
  ["CIELO RASO|(?:FALSO )?PLAF[ÓO]N|TECHOS?|ה?תקרה", "CEILING"],
  ["ANTEPECHO|ALF[ÉE]IZAR|אדן", "SILL"],
  ["ZAPATAS?(?: CORRIDAS?| AISLADAS?)?|יסוד(?: עובר)?", "FOOTING"],
  ["LOSA DE (?:CONCRETO|HORMIG[ÓO]N)|FIRME(?: DE CONCRETO)?|CONTRAPISO|רצפת בטון", "CONC. SLAB"],
  ["DETECTOR(?:ES)? DE HUMOS?|גלאי עשן", "SMOKE DETECTOR"],
  ["DETECTOR(?:ES)? DE (?:MON[ÓO]XIDO(?: DE CARBONO)?|CO)|גלאי (?:CO|פחמן חד[- ]חמצני)", "CO DETECTOR"],
  ["AISLAMIENTO|AISLANTE|בידוד", "INSULATION"],
  ["MUROS?|PARED(?:ES)?|קירות|קיר", "WALL"],
  ["PISO|רצפה", "FLOOR"],
  ["REGADERA|DUCHA", "SHOWER"],
  ["DE ANCHO", "WIDE"],
  ["ANCHO(?: LIBRE)?|ב?רוחב", "WIDTH"],
  ["ESPESOR|עובי", "THICK"],
  ["ALTURA|ALTO|ב?גובה", "HEIGHT"],
  ["M[ÍI]NIM[OA]|MÍN|מינימום|מינ'", "MIN"],
  ["M[ÁA]XIM[OA]|MÁX|מקסימום|מקס'", "MAX"],
  [String.raw`ESCALA|ESC\.?(?=[:\s]*1\s?[:/])|קנ"מ`, "SCALE"],
];

const whole = (words: string) => new RegExp(`(?<![${LETTER}'"])(?:${words})(?![${LETTER}])`, "g");
const TRANSLATIONS = WORDS.map(([words, english]) => [whole(words), english] as const);
const ANY = new RegExp(whole(WORDS.map(([words]) => words).join("|")), "");

/** ANCHO DE PASILLO, רוחב מסדרון: the measure stands before what it is of, and in English behind it. */
const MEASURE_OF =
  /(?<!['"MC]\s?)(WIDTH|HEIGHT) (?:DE(?:L| LA)? )?(STAIR|GUARD|HANDRAIL|PASILLO|מסדרון|פרוזדור)(?=[\s:=@])/g;

/** PERALTES DE 0.20 M. */
const OF_LENGTH = /(?<=RISER|TREAD|GUARD|HANDRAIL|CEILING|HEIGHT|SLAB) DE (?=[\d.])/g;

/** A line in the words that the readers know; a line without any of the others is as it was. For upper case. */
export function inKnownWords(line: string): string {
  if (!ANY.test(line)) return line;
  const text = TRANSLATIONS.reduce((all, [words, english]) => all.replace(words, english), line);
  return text.replace(MEASURE_OF, "$2 $1").replace(OF_LENGTH, " @ ");
}
