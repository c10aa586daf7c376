import { Fragment } from "react";

const UNITS = String.raw`inches|inch|in|feet|foot|ft|yd|lb|psf|psi|cfm|gpm|kV|kW|VA|V|A|AWG|mph|gal|mm|cm|m|km|kg|Btu\/h|pulgadas|pulg|pies|pie|yardas|libras|sacos|bags|אינץ['׳]|רגל|מ'|מ["״]ר|ס["״]מ|מ["״]מ|ליברות|ק["״]ג`;
const NUMBER = String.raw`\d(?:[\d.,]*\d)?(?:[- ]\d{1,2}\/\d{1,2}|\/\d{1,2})?`;
/** 7-3/4 in, 6 ft 8 in, 1/2 in, 3.5 yd³, 1:12: a quantity is one word. */
const QUANTITY = new RegExp(
  String.raw`((?:${NUMBER})(?:(?:[ \u00a0-]?(?:${UNITS})(?![\p{L}\d])[²³⁴]?|[ \u00a0]?[%°"'′″](?:[FC])?)(?: ${NUMBER}[ \u00a0]?(?:in|inches|pulgadas|pulg|אינץ')(?![\p{L}\d]))?|:\d+)?)`,
  "gu",
);

/** The pieces of a text; every second one is a quantity that could break. Bare numbers cannot. */
export function quantityPieces(text: string): string[] {
  const pieces = [""];
  for (const [n, piece] of text.split(QUANTITY).entries()) {
    if (n % 2 === 1 && /[^\d.,]/.test(piece)) pieces.push(piece, "");
    else pieces[pieces.length - 1] += piece;
  }
  return pieces;
}

/** A text whose quantities do not break across lines. It stays the same text for whoever copies or hears it. */
export function Unbroken({ text }: { text: string }) {
  return quantityPieces(text).map((piece, n) => {
    // Pieces of one text, which never change their places.
    const key = `${n} ${piece}`;
    return n % 2 === 1 ? (
      <span key={key} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    );
  });
}
