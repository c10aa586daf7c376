import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { linesCsv } from "./lines.server.ts";
import { type Content, emptyContent, LinesTable } from "./lines.ts";

const proposal: Content = {
  ...emptyContent("proposal"),
  sections: [
    {
      id: "s",
      title: "Structure",
      lines: [
        {
          id: "joist",
          text: 'Joist <2"x10">',
          qty: "24",
          unit: "ea",
          unitCost: "23.5",
          waste: "5",
          markup: "15",
          taxable: true,
        },
        { id: "lights", text: "=Lights", qty: "2", unit: "ea", unitCost: "50", optional: true },
      ],
    },
  ],
  adjustments: [{ id: "tax", kind: "tax", on: "taxable-share", rate: "8.25" }],
  deposit: { rate: "50" },
};

const draw = (language: Language, content: Content, view: "cost" | "price") =>
  renderToStaticMarkup(
    <I18nProvider language={language} texts={{ lines: messagesOf(language, "lines") }}>
      <LinesTable content={content} view={view} caption="Deck" />
    </I18nProvider>,
  );
/** What a reader sees of it. */
const read = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/[\u2066-\u2069\u200e\u200f]/g, "");

test.each(LANGUAGES)("the sums of a document stand in its table (%s)", (language) => {
  const text = read(draw(language, proposal, "price")).replaceAll("\u00a0", " ");
  for (const sum of ["681.03", "56.18", "737.21", "368.61", "368.60"]) expect(text).toContain(sum);
});

test("a client sees neither cost nor markup; whoever prices the work sees both", () => {
  const client = read(draw("en", proposal, "price"));
  const own = read(draw("en", proposal, "cost"));
  for (const secret of ["$23.50", "15%", "5%", "Markup"]) {
    expect(own).toContain(secret);
    expect(client.replaceAll("8.25%", "")).not.toContain(secret);
  }
});

test("what is typed is text, in its own direction", () => {
  const html = draw("he", proposal, "price");
  expect(html).toContain('dir="auto" class="block wrap-anywhere">Joist &lt;2&quot;x10&quot;&gt;');
  expect(read(html)).toContain("לא נבחר");
});

test("a document without lines says so", () => {
  expect(read(draw("es", emptyContent("bid"), "price"))).toContain("Todavía no hay partidas.");
});

test("a file for a spreadsheet has a row a line, plain numbers, no formulas, and no cost for a client", () => {
  expect(linesCsv("en", proposal, "cost").split("\r\n")).toEqual([
    '\ufeff"","Description","Quantity","","Unit cost","Waste %","Markup %","Taxed","Amount"',
    '"Structure","Joist <2""x10"">","24","ea","23.5","5","15","1","681.03"',
    `"Structure","'=Lights","2","ea","50","0","0","0",""`,
    '"","Subtotal","","","","","","","681.03"',
    '"","Tax","","","","","","","56.18"',
    '"","Total","","","","","","","737.21"',
    "",
  ]);
  expect(linesCsv("en", proposal, "price")).not.toContain("23.5");
});
