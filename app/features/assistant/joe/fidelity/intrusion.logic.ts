import { plainLetters } from "~/engines/knowledge/knowledge.ts";

/**
 * Words of somebody who speaks past the passages: about the assistant and what it was told, about money, or about whom
 * to write to. An answer that has one of them, and whose passages do not, is not believed in anything.
 */
const TOLD =
  /(?:(?<!\p{L})(?:ignor|disregard|overrid|bypass|forget|olvid|desatiend|omit)|התעלמ|להתעלם|התעלם|שכח)\p{L}*(?:\s+\p{L}+){0,4}\s+(?:instruc|rule|prompt|guideline|above|previous|prior|passage|regla|indicacion|anterior|pasaje|nota|מ?ה?(?:הנחי|הורא|כלל|קודמ|קטע))\p{L}*/gu;
const FOREIGN =
  /(?<!\p{L})(?:(?:system )?prompt|language model|as an ai|modelo de lenguaje|inteligencia artificial|מודל שפה|בינה מלאכותית|credit card|card number|bank account|bitcoin|paypal|passwords?|pays?|payments?|tarjeta de credito|contrasena|paguen?|pagar|pago|deposite|transferencia|כרטיס אשראי|סיסמ[הא]|שלמו|תשלום|e-?mail|whatsapp|telegram|web\s?site|click|log in|download|upload|correo electronico|sitio web|haga clic|descargue|ה?אימייל|דוא[״"]?ל|ה?מייל|וו?אטסאפ|לחצו)(?!\p{L})/gu;
const INTRUSIONS = [TOLD, FOREIGN];

/** Whether a text speaks past its passages. */
export function intrudesIn(text: string, passages: readonly { title: string; body: string }[]): boolean {
  const known = plainLetters(passages.map(({ title, body }) => `${title} ${body}`).join("\n"));
  const plain = plainLetters(text);
  return INTRUSIONS.some((intrusion) =>
    Array.from(plain.matchAll(intrusion)).some(([said]) => !known.includes(said)),
  );
}
