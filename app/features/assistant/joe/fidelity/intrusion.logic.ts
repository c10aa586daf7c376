import { plainLetters } from "~/engines/knowledge/words.logic.ts";

/**
 * Words of somebody who speaks past the passages: about the assistant and what it was told, about money, or about whom
 * to write to. An answer that has one of them, and whose passages do not, is not believed in anything.
 */
const INTRUSIONS: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:ignor|disregard|overrid|bypass|forget)\p{L}*(?:\s+\p{L}+){0,4}\s+(?:instruct|rule|prompt|guideline|above|previous|prior|passage)\p{L}*)/gu,
  /(?<!\p{L})(?:(?:ignor|olvid|desatiend|omit)\p{L}*(?:\s+\p{L}+){0,4}\s+(?:instruccion|regla|indicacion|anterior|pasaje|nota)\p{L}*)/gu,
  /(?:התעלם|התעלמ|תתעלמ|שכח|להתעלם)\p{L}*(?:\s+\p{L}+){0,4}\s+(?:מ?ה?הנחי|מ?ה?הוראו|מ?ה?כלל|מ?ה?קודמ|מ?ה?קטע)\p{L}*/gu,
  /(?<!\p{L})(?:system prompt|prompt|language model|as an ai|chatbot|jailbreak|modelo de lenguaje|inteligencia artificial|asistente virtual)(?!\p{L})/gu,
  /מודל שפה|בינה מלאכותית/gu,
  /(?<!\p{L})(?:credit card|card number|bank account|gift card|wire transfer|bitcoin|paypal|password|pay|pays|payment|tarjeta de credito|contrasena|pague|paguen|pagar|pago|deposite|transferencia)(?!\p{L})/gu,
  /(?<!\p{L})(?:e-?mail|whats\s?app|telegram|website|web\s?site|click|log in|download|upload|correo electronico|sitio web|haga clic|descargue)(?!\p{L})/gu,
  /כרטיס אשראי|סיסמה|סיסמא|(?<!\p{L})שלמו(?!\p{L})|(?<!\p{L})תשלום(?!\p{L})|אימייל|דוא״ל|דוא"ל|(?<!\p{L})מייל(?!\p{L})|ווטסאפ|וואטסאפ|אתר האינטרנט|לחצו כאן/gu,
];

/** Whether a text speaks past its passages. */
export function intrudesIn(text: string, passages: readonly { title: string; body: string }[]): boolean {
  const known = plainLetters(passages.map(({ title, body }) => `${title} ${body}`).join("\n"));
  const plain = plainLetters(text);
  return INTRUSIONS.some((intrusion) =>
    Array.from(plain.matchAll(intrusion)).some(([said]) => !known.includes(said)),
  );
}
