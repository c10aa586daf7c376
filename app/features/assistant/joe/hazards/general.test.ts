import { describe, expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { sayWarning, warningOf } from "./warning.ts";

/** What the text that always holds has to say, whichever of these stands behind a question that is not understood. */
const SAID = [
  ["suicide", /do not grab or leave them/, /no lo agarre ni lo deje solo/, /לא לתפוס אותו ולא להשאיר לבד/],
  ["poisoning", /never make them vomit/, /no lo haga vomitar/, /לא לגרום להקאה/],
  [
    "electricity",
    /Touch nobody .* until the power is off/,
    /No toque .* cortar la corriente/,
    /לא לגעת .* עד שהזרם מנותק/,
  ],
  [
    "somebody trapped",
    /Do not pull, lift, dig, drive, start, reverse/,
    /No jale, levante, escarbe, arranque/,
    /לא למשוך, להרים, לחפור, להסיע, להתניע/,
  ],
  ["a bin that runs out below", /jack or drain anything/, /mueva, vacíe/, /לרוקן/],
  [
    "a fall",
    /or move anybody unless staying there kills/,
    /ni a nadie.* salvo que quedarse ahí lo mate/,
    /או אדם, אלא אם להישאר שם יהרוג/,
  ],
  [
    "bleeding",
    /press hard \(a dented skull gently\)/,
    /presione fuerte \(cráneo hundido: suave\)/,
    /ללחוץ חזק \(גולגולת שקועה: בעדינות\)/,
  ],
  [
    "pulled-off skin and open bones",
    /push nothing back in/,
    /ni meta lo que se salió/,
    /ולא להחזיר פנימה מה שיצא/,
  ],
  ["heat", /Very hot, confused: cool with water/, /Muy caliente, confundido: enfríe/, /לוהט ומבולבל: לקרר/],
  [
    "a burn",
    /Burn: cool water, 20 minutes/,
    /Quemadura: agua fresca 20 minutos/,
    /כווייה: מים קרירים 20 דקות/,
  ],
  [
    "diabetes",
    /diabetic who can swallow: sugar/,
    /diabético que puede tragar: azúcar/,
    /סוכרתי שיכול לבלוע: סוכר/,
  ],
  [
    "heart and stroke",
    /No food, drink, pills, remedies .* no driving/,
    /Sin comida, bebida, pastillas, remedios .* ni manejar/,
    /לא לתת אוכל, שתייה, כדורים .* לא נוהג/,
  ],
  [
    "asthma and allergy",
    /Own inhaler: yes\. .*EpiPen at once/,
    /Su inhalador, sí\. .*EpiPen ya/,
    /המשאף שלו: כן\. .*אפיפן מיד/,
  ],
  [
    "choking",
    /Something stuck, cannot speak, cough or breathe: 5 back blows, 5 belly thrusts \(pregnant: chest\), in turn\./,
    /no habla, tose ni respira: 5 golpes en la espalda y 5 compresiones en el abdomen \(embarazada: pecho\), por turnos; se desmaya: RCP/,
    /לא מדבר, לא משתעל ולא נושם: 5 מכות בגב ו-5 לחיצות בבטן \(בהיריון: בחזה\) לסירוגין; איבד הכרה: החייאה/,
  ],
  [
    "a chemical in the eye",
    /in an eye: brush powder off.* running water at once/,
    /u ojo: .*agua corriente ya/,
    /או בעין: .*מים זורמים מיד/,
  ],
  [
    "a pierced eye",
    /never press, rub or rinse an eye/,
    /ojo .*no se presiona, talla ni lava/,
    /בעין .*לא לוחצים, לא משפשפים ולא שוטפים/,
  ],
  ["a needle", /needle: wash with soap/, /Aguja usada: lave con jabón/, /מחט משומשת: לשטוף בסבון/],
  [
    "a seizure",
    /do not hold them, nothing in the mouth/,
    /no lo sujete, nada en la boca/,
    /לא להחזיק אותו, לא לשים דבר בפה/,
  ],
  ["an overdose", /naloxone/, /naloxona/, /נלוקסון/],
  [
    "violence",
    /keep away, do not argue or grab; where you hide, phone silent/,
    /lejos, no discuta ni forcejee; si se esconde, teléfono en silencio/,
    /להתרחק, לא להתווכח ולא להיאבק; מי שמסתתר: טלפון על שקט/,
  ],
  ["drowning", /throw a rope, nobody jumps in/, /láncele una cuerda, no salte/, /לזרוק חבל, לא לקפוץ פנימה/],
  [
    "gas",
    /Smell of gas: no switch, phone, engine or flame/,
    /Huele a gas: ni interruptor, teléfono, motor o llama/,
    /ריח גז: בלי מתג, טלפון, מנוע או אש/,
  ],
  ["fire", /Get away from gas, fumes, fire/, /Lejos de gas, vapores, fuego/, /להתרחק מגז, מאדים, מאש/],
  [
    "a trench",
    /Nobody goes in, up, down, under or near/,
    /Nadie entra, sube, baja ni se acerca/,
    /איש לא נכנס, עולה, יורד, נכנס מתחת או מתקרב/,
  ],
  [
    "a crane on a wire",
    /in a cab on a wire, .* stays in unless it burns/,
    /en una cabina que toca un cable.* se queda adentro, salvo que arda/,
    /בתא שנוגע בכבל.* נשאר בפנים, אלא אם יש שם אש/,
  ],
  [
    "somebody in a harness",
    /harness: lift the knees; get them down at once/,
    /arnés: rodillas arriba y bájenlo ya/,
    /ברתמה: ברכיים למעלה, ולהוריד אותו מיד/,
  ],
  [
    "an animal",
    /edges, animals and what can fall/,
    /orillas, animales y lo que pueda caer/,
    /מבעלי חיים וממה שעלול ליפול/,
  ],
  [
    "low sugar",
    /sweating, slurring or angry diabetic who can swallow: sugar/,
    /Suda o habla raro un diabético que puede tragar: azúcar/,
    /מזיע, מבולבל או כועס, סוכרתי שיכול לבלוע: סוכר/,
  ],
  [
    "a swelling throat",
    /throat swell: EpiPen at once. Faint: lie flat. Awake, breathes or swallows badly: sits/,
    /garganta hinchados: EpiPen ya. Desvanecido: acostado. Despierto, respira o traga mal: sentado/,
    /גרון מתנפחים: אפיפן מיד. מתעלף: לשכב. בהכרה ונושם או בולע רע: לשבת/,
  ],
  [
    "naloxone, which is for drugs and never instead of pressing",
    /gasping, and safe to touch: CPR, AED; drugs or needle there: naloxone and breaths too/,
    /boquea, y se puede tocar: RCP, DEA; hubo drogas: también naloxona y respiración/,
    /מחרחר, ובטוח לגעת: החייאה ודפיברילטור; היו סמים או מזרק: גם נלוקסון והנשמה/,
  ],
  [
    "one's own despair",
    /You think of dying\? Step back/,
    /¿Piensa en morir\? Aléjese/,
    /המחשבות למות הן שלך\? להתרחק/,
  ],
  [
    "a vehicle on a wire",
    /never out of a cab that tips or a cab or car on a wire/,
    /sin bajar de un vehículo que vuelca o toca un cable/,
    /לא לצאת מתא שמתהפך, ולא מתא או מרכב שכבל נוגע בו/,
  ],
  [
    "somebody who burns",
    /Clothes on fire: stop, drop, roll; pour water/,
    /Ropa en llamas: pare, tírese, ruede; agua/,
    /בגדים בוערים: לעצור, להשתטח, להתגלגל, מים/,
  ],
  [
    "heat in a clear head",
    /clear-headed: shade, sips of water/,
    /lúcido: sombra, sorbos/,
    /צלול: צל ולגימות/,
  ],
  [
    "a spine that may be broken",
    /sits; dead legs: no/,
    /sentado; piernas muertas: no/,
    /לשבת; רגליים מתות: לא להושיב/,
  ],
  ["thunder", /Thunder: into a closed building/, /Truenos: a un edificio/, /רעמים: למבנה סגור/],
  ["pressure", /open nothing under pressure/, /no abra nada con presión/, /לא לפתוח דבר שתחת לחץ/],
  ["frozen skin", /frozen: lukewarm/, /congelado: tibia/, /קפוא: מים פושרים/],
] as const;

describe.each(SAID)("what always holds, behind %s", (_, ...words) => {
  test.each(LANGUAGES.map((language, n) => [language, words[n]] as const))("in %s", (language, said) => {
    expect(translator(language, "joe-hazards")("general")).toMatch(said as RegExp);
  });
});

test.each([
  ["dude with a pistol in the lot, my buddy is bleeding", "en"],
  ["hay un tipo armado y uno esta sangrando", "es"],
  ["יש פה חמוש עם אקדח ואחד מדמם", "he"],
] as const)("nobody is sent out to the ambulance where somebody is armed: %s", (text, language) => {
  const warning = warningOf(text, language);
  const t = translator(language, "joe-hazards");
  expect(warning?.hazards).toContain("violence");
  expect(warning && sayWarning(warning, t)).not.toContain(t("leads.ambulance"));
});

test("where no scene is plain nobody is only sent to a doctor today", () => {
  const text = "jose shot a 3in nail thru his kneecap w the framing gun should i yank it w the cats paw";
  const warning = warningOf(text, "en");
  expect(warning?.isCertain).toBe(false);
  expect(warning && sayWarning(warning, translator("en", "joe-hazards"))).toContain("Call 911 now");
});
