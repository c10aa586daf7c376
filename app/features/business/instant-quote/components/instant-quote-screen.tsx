import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { InstantQuoteView } from "../instant-quote.view.server.ts";
import { REQUESTS } from "../quote-page.limits.ts";
import { JobList } from "./job-list.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { QuoteResult } from "./quote-result.tsx";

const PATH = "/instant-quote";

/** A job that is picked, answered and told a range, with no account. */
export default function InstantQuoteScreen({ view }: { view: InstantQuoteView }) {
  const t = useText("instant-quote");
  const shell = useText("shell");
  const named = useText("job-types");
  const { quote, jobs, unknown } = view;
  const title = shell("screens.instantQuote.title");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16 print:gap-4 print:p-0">
      <PageHeading
        sheet={sheetNumber(screen("instantQuote"))}
        title={quote ? `${title}: ${named(`names.${quote.job}` as "names.roof")}` : title}
      >
        <p className="print:hidden">{t("lead")}</p>
      </PageHeading>
      {unknown && (
        <Notice tone="warn" title={t("unknown")}>
          <p role="status">{t("unknownText")}</p>
        </Notice>
      )}
      {quote ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
            <TextLink href={PATH} data-reload>
              {t("other")}
            </TextLink>
            <TabLinks
              label={t("units")}
              tabs={(["us", "metric"] as const).map((system) => ({
                href: `${PATH}?job=${quote.job}&units=${system}`,
                text: t(system),
                current: system === quote.system,
              }))}
            />
          </div>
          <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:block">
            <QuoteForm quote={quote} path={PATH} />
            <QuoteResult quote={quote} full={quote.priced} monthly={view.monthly} />
          </div>
          {quote.priced && (
            <TitledSection
              id="keep"
              title={t("keep")}
              className="grid justify-items-start gap-2 print:hidden"
            >
              <p className="max-w-prose">{t("keepText")}</p>
              <TextLink href={`${PATH}${quote.link}`} data-reload>
                {t("link")}
              </TextLink>
              <TextLink href={`/lead-generation${quote.link}`} data-reload>
                {t("askPros")}
              </TextLink>
              <TextLink href="/material-cost-estimator">{t("estimator")}</TextLink>
            </TitledSection>
          )}
        </>
      ) : (
        <>
          <JobList jobs={jobs} path={PATH} />
          <TextLink href={REQUESTS} className="justify-self-start">
            {t("ownPage")}
          </TextLink>
        </>
      )}
    </div>
  );
}
