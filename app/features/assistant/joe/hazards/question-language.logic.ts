import type { Language } from "~/i18n/languages.ts";
import { isHebrew, tokensOf } from "./tokens.logic.ts";

/** Small words that only one of the two has, and that people write even in haste. */
const SPANISH = new Set(
  "en quiero puedo puede quita encontramos huele uele anda hallamos vieja trae perdimos material baja barda viga obra respirar despierta accidente el los las un una unos de del que se le lo les al con por para sin mi su sus esta este ese eso estoy es son hay ya muy como cuando donde pero porque y o ni nos me te si todo toda mas bien mal aqui ayuda ahora hago hacemos esta estan tiene tengo fue cayo compa companero trabajador huele zanja andamio escalera corriente sangre ojo mano pie dedo grua respira techo muro pared luz cuanto cuanta cuantos cuantas cual cuales cada pide piden cumple cumplen mide miden somos debe deben necesito necesita metros pulgadas pies trabajadores recamara escalones ancho anchura altura banos cuadrados separacion".split(
    " ",
  ),
);
/** Forms of verbs that English words do not end in. */
const SPANISH_FORM =
  /^.{3,}(?:ando|iendo|aron|ieron|amos|imos|cion|ado|ada|ido|ida|arse|irse|arme|oso|osa|illa|ito)$/;
const ENGLISH = new Set(
  "the an is are was were be been he she it hes shes its they we my his her our your i im of in on at to and or but not from with for this that these there theres what whats do does did should can cant got has have had just now off out up down into someone somebody guy guys man help dont isnt wont how when if so a line after them him us".split(
    " ",
  ),
);

/**
 * The language a question is asked in, whatever the page's: by its letters, then by its small words. Where they do not
 * say, it is the page's if that is written in the same letters.
 */
export function languageOf(question: string, page: Language): Language {
  const { isHebrew, lead } = readLetters(question);
  if (isHebrew) return "he";
  if (lead === 0) return page === "es" ? "es" : "en";
  return lead > 0 ? "es" : "en";
}

/** By so many small words one language has to lead before an answer leaves the language of the page. */
const SURE_LEAD = 2;

/**
 * The language an ordinary answer is given in: the question's where its words leave no doubt, else the page's. A section
 * or a bare number is in no language.
 */
export function answerLanguageOf(question: string, page: Language): Language {
  const { isHebrew, lead } = readLetters(question);
  if (isHebrew) return "he";
  if (Math.abs(lead) < SURE_LEAD) return page;
  return lead > 0 ? "es" : "en";
}

/** Whether a third of its words are in Hebrew letters, and by how many small words Spanish leads English. */
function readLetters(question: string): { isHebrew: boolean; lead: number } {
  const words = tokensOf(question).map(({ word }) => word);
  const letters = words.filter((word) => /\p{L}/u.test(word));
  const hebrew = letters.filter(isHebrew).length;
  const spanish = words.filter((word) => SPANISH.has(word) || SPANISH_FORM.test(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const marks = /[ñ¿¡áéíóú]/i.test(question) ? 1 : 0;
  return { isHebrew: hebrew > 0 && hebrew * 3 >= letters.length, lead: spanish + marks - english };
}
