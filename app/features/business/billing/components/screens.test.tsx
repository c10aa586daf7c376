import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Content } from "~/engines/lines/lines.ts";
import { messagesOf, translator } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import type { ApplicationView, BillingView, HeldApplicationView, JobView } from "../billing.view.server.ts";
import { applicationView, jobView } from "../billing.view.server.ts";
import { sampleApplications } from "../example.server.ts";
import ApplicationScreen from "./application-screen.tsx";
import BillingScreen from "./billing-screen.tsx";
import HeldApplicationScreen from "./held-application-screen.tsx";
import JobScreen from "./job-screen.tsx";

const KEY = "00000000-0000-4000-8000-000000000000";
const NOW = new Date("2026-06-30T12:00:00.000Z");
const actor = { kind: "person", owner: "user:1", workspace: "user:1", role: "owner" } as never;
// The examples stand in no table.
const given = (language: Language) => ({
  db: undefined as never,
  language,
  now: () => NOW,
  formKey: () => KEY,
});

const draw = (language: Language, child: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider
      language={language}
      texts={{
        billing: messagesOf(language, "billing"),
        process: messagesOf(language, "process"),
        shell: messagesOf(language, "shell"),
      }}
    >
      <IconContext.Provider value={(name) => `#${name}`}>{child}</IconContext.Provider>
    </I18nProvider>,
  );

const exampleName = "Sample job";
const costs = { budgetCents: 15_000_000, actualCents: 4_000_000, eacCents: 16_000_000 };
const job = async (language: Language, more: Partial<JobView> = {}): Promise<JobView> => {
  const view = await jobView(given(language), actor, { project: "sample", rows: 0, exampleName, costs });
  if (!view) throw new Error("there is an example");
  return { ...view, ...more };
};
const application = async (
  language: Language,
  more: Partial<ApplicationView> = {},
): Promise<ApplicationView> => {
  const view = await applicationView(given(language), actor, { id: "sample", exampleName });
  if (!view) throw new Error("there is an example");
  return { ...view, ...more };
};
/** Texts whose value was not put in, and keys that have no text. */
const unsaid = (html: string) => html.match(/\{\{|undefined|NaN|\[object/g);

test.each(LANGUAGES)(
  "the screens of the examples are drawn, with nothing left unsaid, in %s",
  async (language) => {
    const t = translator(language, "billing");
    const shown = draw(language, <JobScreen view={await job(language)} />);
    const one = draw(language, <ApplicationScreen view={await application(language)} />);
    expect([unsaid(shown), unsaid(one)]).toEqual([null, null]);
    for (const sum of ["original", "changes", "contract", "completed", "retainage"] as const)
      expect(one).toContain(t(`sums.${sum}`));
    for (const sum of ["earned", "previous", "due", "balance"] as const)
      expect(one).toContain(t(`sums.${sum}`));
    expect(shown).toContain(t("states.paid"));
  },
);

test.each(LANGUAGES)(
  "a job of one's own has its forms, its standing and its cash, in %s",
  async (language) => {
    const t = translator(language, "billing");
    const view = await job(language);
    const own = {
      ...{ ...view, isExample: false, readOnly: false, begin: { ...view.begin, mayBegin: true } },
      cash: [{ from: "2026-07-01", to: "2026-07-07", inCents: 100, outCents: 50, totalCents: 50 }],
    };
    const rows = [{ text: "Frame", code: "", amount: "100.00" }];
    const html = draw(
      language,
      <JobScreen view={{ ...own, contract: { ...own.contract, mayType: true, rows } }} />,
    );
    expect(unsaid(html)).toBeNull();
    for (const said of [
      t("terms.save"),
      t("begin.releasing"),
      t("contract.save"),
      t("wip.how"),
      t("cash.how"),
    ])
      expect(html).toContain(said.replaceAll("'", "&#x27;"));
  },
);

test("a draft gives back what was typed, with what is wrong beside its line", async () => {
  const t = translator("en", "billing");
  const view = await application("en", { mayEdit: true, maySubmit: true, isExample: false, readOnly: false });
  const sent = {
    fields: { intent: "work", version: "1", "done[1]": "99999999", credit: "", note: "Hello" },
    errors: { "done[1]": "errors.over" },
  };
  const html = draw("en", <ApplicationScreen view={view} sent={sent} />);
  expect(html).toContain('value="99999999"');
  expect(html.match(new RegExp(t("errors.over"), "g"))?.length).toBe(2);
  expect(html).toContain('href="#done[1]"');
  expect(html).toContain('id="done[1]"');
});

test("whoever holds the link certifies or returns without scripts, and sees the file", async () => {
  const { isExample: _, payments: __, ...view } = await application("he");
  const held = {
    ...{ ...view, mayDecide: true, isOut: false, name: "", keys: { decide: KEY } },
    history: [],
  } as unknown as HeldApplicationView;
  const html = draw("he", <HeldApplicationScreen view={held} pdf="/shared/1/pay-application.pdf" />);
  expect(unsaid(html)).toBeNull();
  const forms = [...html.matchAll(/<form[^>]*method="post"[^>]*>(.*?)<\/form>/gs)].map(([, body = ""]) =>
    [...body.matchAll(/<(?:input|button|textarea)[^>]*name="([^"]*)"/g)].map(([, name]) => name),
  );
  expect(forms).toEqual([
    ["idem", "version", "amount", "printedName", "note", "intent"],
    ["idem", "version", "printedName", "note", "intent"],
  ]);
});

test("what is owed is drawn by how late it is, and what cannot be divided says so", () => {
  const t = translator("en", "billing");
  const [first] = sampleApplications("en", "2026-06-30").applications;
  const view: BillingView = {
    jobs: [
      {
        ...{ id: KEY, name: "Ridge", client: "", sample: false, contract: 100, certified: 50, paid: 0 },
        ...{ openState: "draft", applications: 1, invoiced: 0 },
      },
    ],
    owed: [
      {
        ...{ id: KEY, number: 1, dueOn: "2026-06-01", project: "Ridge", openCents: first?.totalCents ?? 0 },
        ...{ age: "to30", isInvoice: false },
      },
    ],
    openCents: first?.totalCents ?? 0,
    ages: { current: 0, to30: first?.totalCents ?? 0, to60: 0, to90: 0, over90: 0 },
    outstanding: undefined,
    readOnly: false,
  };
  const html = draw("en", <BillingScreen view={view} />);
  expect(unsaid(html)).toBeNull();
  expect(html).toContain(t("lacking.sales"));
  expect(html).toContain(t("owed.ages.to30"));
  expect(first && (first.content as Content).kind).toBe("payApplication");
});
