import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { FirmHead } from "~/ui/firm-head.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formState, TypedField } from "~/ui/typed-field.tsx";
import { QUOTE_LIMITS } from "../quote-page.limits.ts";
import type { QuotePageView } from "../quote-page.view.server.ts";
import { JobList } from "./job-list.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { QuoteProblem } from "./quote-problem.tsx";
import { QuoteResult } from "./quote-result.tsx";

/** How a client is reached: asked only of whoever wants to send, and sent to this firm alone. */
function Send({ view, sent }: { view: QuotePageView; sent?: Sent }) {
  const t = useText("quote-page");
  const form = formState(sent);
  const say = (key: string) => t(key as Key<"quote-page">);
  const field = { form, say };
  return (
    <TitledSection id="send" title={t("send.title", { firm: view.firm })} className="grid gap-4 print:hidden">
      <p className="max-w-prose">{t("send.text")}</p>
      {view.isExample ? (
        <p className="max-w-prose text-muted">{t("send.example")}</p>
      ) : (
        <form method="post" noValidate className="grid max-w-xl gap-5" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <TypedField {...field} name="client" label={t("fields.client")} most={QUOTE_LIMITS.client} />
          <TypedField {...field} name="email" label={t("fields.email")} />
          <TypedField
            {...field}
            name="phone"
            type="tel"
            label={t("fields.phone")}
            hint={t("optional")}
            most={QUOTE_LIMITS.phone}
          />
          <TypedField
            {...field}
            name="place"
            label={t("fields.place")}
            hint={t("fields.placeHint")}
            most={QUOTE_LIMITS.place}
          />
          <TypedField
            {...field}
            name="note"
            long
            label={t("fields.note")}
            hint={t("optional")}
            most={QUOTE_LIMITS.note}
          />
          <p className="text-sm text-muted">{t("send.kept")}</p>
          <div>
            <Button name="intent" value="send">
              {t("send.press")}
            </Button>
          </div>
        </form>
      )}
    </TitledSection>
  );
}

/** A firm's own page: a job, its range by the firm's prices, and what the client wants to send. */
export default function QuotePageScreen({
  view,
  framed = false,
  sent,
}: {
  view: QuotePageView;
  /** Shown within another site: what is sent opens in a window of its own. */
  framed?: boolean;
  sent?: Sent;
}) {
  const t = useText("quote-page");
  const words = useText("instant-quote");
  const { quote } = view;
  const path = framed ? view.embed : view.path;
  return (
    <div className="sheet grid gap-8 py-8 print:gap-4 print:p-0" data-brand={view.brand?.accent}>
      <header className="grid gap-2 border-b border-line pb-4">
        {view.brand && <FirmHead firm={view.firm} logo={view.brand.logo} />}
        <h1 className="text-2xl font-bold sm:text-3xl">{view.title}</h1>
        {(!view.brand || view.brand.logo) && (
          <p className="font-medium">
            <Typed text={view.firm} />
          </p>
        )}
        {view.intro && (
          <p className="max-w-prose">
            <Typed text={view.intro} />
          </p>
        )}
      </header>
      <QuoteProblem sent={sent} />
      {view.isExample && <Notice title={t("exampleTitle")} />}
      {view.unknown && (
        <Notice tone="warn" title={words("unknown")}>
          <p role="status">{words("unknownText")}</p>
        </Notice>
      )}
      {quote ? (
        <>
          <TextLink href={path} data-reload className="justify-self-start print:hidden">
            {words("other")}
          </TextLink>
          <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:block">
            <QuoteForm quote={quote} path={path} />
            <QuoteResult quote={quote} />
          </div>
          {quote.priced &&
            (framed ? (
              <TextLink
                href={`${view.path}${quote.link}`}
                target="_blank"
                rel="noopener"
                className="justify-self-start print:hidden"
              >
                {t("send.open", { firm: view.firm })}
              </TextLink>
            ) : (
              <Send view={view} sent={sent} />
            ))}
        </>
      ) : (
        <JobList jobs={view.jobs} path={path} />
      )}
    </div>
  );
}
