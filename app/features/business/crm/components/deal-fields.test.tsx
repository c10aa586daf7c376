import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import { IconContext } from "~/ui/icon.tsx";
import { formState } from "~/ui/typed-field.tsx";
import { JOB_TYPES } from "~db/schema/job.terms.ts";
import { DealFields } from "./crm-parts.tsx";

test.each(LANGUAGES)("a deal can be of every kind of job, each by its name, in %s", (language) => {
  const texts = Object.fromEntries(
    (["crm", "job-types"] as const).map((name) => [name, messagesOf(language, name as "crm")]),
  );
  const html = renderToStaticMarkup(
    <I18nProvider language={language} texts={texts}>
      <IconContext.Provider value={(icon) => `#${icon}`}>
        <DealFields form={formState(undefined, { jobType: "fence" })} />
      </IconContext.Provider>
    </I18nProvider>,
  );
  for (const type of JOB_TYPES)
    expect(html).toMatch(new RegExp(`<option value="${type}"( selected="")?>[^<]`));
  expect(html).toContain('<option value="fence" selected="">');
  expect(html).not.toMatch(/names\.|\{\{|undefined/);
});
