import { useText } from "~/i18n/i18n.tsx";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { Button } from "~/ui/button.tsx";
import { CopyLink } from "~/ui/copy-link.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { CalculatorView } from "../calculators.view.server.ts";
import { CalculatorFigure } from "./calculator-figure.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { ReportForm, type ReportReply } from "./report-form.tsx";

type Printed = NonNullable<CalculatorView["result"]>;

function Results({ outputs }: Pick<Printed, "outputs">) {
  const t = useText("calculators");
  return (
    <TitledSection id="result" title={t("result")} className="grid gap-3 print:gap-1">
      <dl aria-live="polite" className="grid border-t-2 border-ink">
        {outputs.map(({ id, label, text, tape }, n) => (
          <div
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 print:py-0"
          >
            <dt>{label}</dt>
            <dd
              className={`font-bold tabular-nums ${n === 0 ? "text-2xl print:text-sm" : "text-lg print:text-sm"}`}
            >
              <bdi>{text}</bdi>
              {tape && (
                <span className="font-normal text-muted">
                  {" = "}
                  <bdi dir="ltr">{tape}</bdi>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

function Steps({ steps }: Pick<Printed, "steps">) {
  const t = useText("calculators");
  return (
    <TitledSection id="steps" title={t("steps")} className="grid gap-3 print:gap-1">
      <ol className="grid list-decimal gap-2 ps-6 print:gap-0.5">
        {steps.map(({ id, label, working }) => (
          <li key={id}>
            {label}
            <span className="block tabular-nums wrap-anywhere print:inline print:ps-2">
              <bdi dir="ltr" translate="no">
                {working}
              </bdi>
            </span>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

function Given({ given }: Pick<CalculatorView, "given">) {
  const t = useText("calculators");
  return (
    <p className="text-muted print:text-ink">
      <strong>{t("given")}:</strong>{" "}
      {given.map(({ label, text, isTypical }, n) => (
        <span key={label}>
          {n > 0 && "; "}
          {label} <bdi>{text}</bdi>
          {isTypical && ` (${t("typical")})`}
        </span>
      ))}
    </p>
  );
}

/** Sources and assumptions, which hold with and without a result. */
function Grounds({ view }: { view: CalculatorView }) {
  const t = useText("calculators");
  const { sources, result } = view;
  return (
    <div className="grid items-start gap-x-10 gap-y-6 border-t border-line pt-6 text-muted md:grid-cols-2 print:gap-2 print:pt-2">
      <TitledSection id="sources" title={t("sources")} className="grid gap-2 print:gap-0">
        <ul className="grid list-disc gap-1 ps-6">
          {sources.map(({ text, mark }) => (
            <li key={text}>
              <bdi translate="no">{text}</bdi> – {mark}
            </li>
          ))}
        </ul>
        {result && <p>{result.verify}</p>}
      </TitledSection>
      {result && result.assumptions.length > 0 && (
        <TitledSection id="assumptions" title={t("assumptions")} className="grid gap-2 print:gap-0">
          <ul className="grid list-disc gap-1 ps-6">
            {result.assumptions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}

/** One calculator: its measures, what comes out, and every step between. */
export function CalculatorScreen({
  view,
  idem,
  reply,
}: {
  view: CalculatorView;
  /** The key of the form that reports an error. */
  idem: string;
  reply?: ReportReply;
}) {
  const t = useText("calculators");
  const shell = useText("shell");
  const { result, figure, next } = view;
  const question = new URLSearchParams({
    tab: "chat",
    question: t("askQuestion", { title: view.title }),
  });
  const here = `${view.slug}?units=${view.system}`;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16 print:gap-1 print:[zoom:0.72] print:p-0 print:text-xs print:leading-tight print:[&_h2]:text-sm">
      <header className="grid gap-3 border-b border-line pb-4 print:pb-1">
        <div className="print:hidden">
          <Breadcrumbs
            label={t("breadcrumbs")}
            trail={[
              { href: "/calculators", text: shell("screens.calculators.title") },
              { href: view.slug, text: view.title },
            ]}
          />
        </div>
        <h1 className="text-2xl font-bold sm:text-3xl print:text-xl">{view.title}</h1>
      </header>
      <div className="print:hidden">
        <TabLinks
          label={t("units")}
          tabs={(["us", "metric"] as const).map((system) => ({
            href: system === view.system ? (view.isExample ? here : view.copied) : view.otherUnits,
            text: t(system),
            current: system === view.system,
          }))}
        />
      </div>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:block">
        <CalculatorForm view={view} />
        <div className="grid gap-6 print:gap-2">
          {view.isExample && (
            <div className="print:hidden">
              <Notice title={t("exampleTitle")}>
                <p>{t("exampleText")}</p>
              </Notice>
            </div>
          )}
          {view.typical.length > 0 && (
            <div className="print:hidden">
              <Notice tone="warn" title={t("typicalTitle")}>
                <p>{t("typicalText", { measures: view.typical.join("; ") })}</p>
              </Notice>
            </div>
          )}
          {result ? (
            <>
              <Given given={view.given} />
              {view.structural && (
                <Notice tone="warn" title={t("preliminary")}>
                  <p>{t("preliminaryText")}</p>
                </Notice>
              )}
              <div className="grid gap-6 print:grid-cols-[3fr_2fr] print:items-start print:gap-4">
                <Results outputs={result.outputs} />
                {figure && <CalculatorFigure {...figure} />}
              </div>
              <Steps steps={result.steps} />
            </>
          ) : (
            <Notice tone={view.wrong ? "warn" : "info"} title={t("problem")}>
              <p role="status">{t(view.wrong ? "problemText" : "missingText")}</p>
            </Notice>
          )}
          {next.length > 0 && (
            <TitledSection id="next" title={t("next")} className="grid gap-1 print:hidden">
              <ul className="grid">
                {next.map(({ href, text }) => (
                  <li key={href}>
                    <TextLink href={href}>{text}</TextLink>
                  </li>
                ))}
              </ul>
            </TitledSection>
          )}
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            <CopyLink
              link={view.copied}
              words={{ copy: t("copy"), copied: t("copied"), copyFailed: t("copyFailed") }}
            />
            <span className="contents noscript:hidden">
              <Button type="button" variant="outline" onClick={() => window.print()}>
                {t("print")}
              </Button>
            </span>
            {view.save && <TextLink href={view.save}>{t("save")}</TextLink>}
            {view.estimate && <TextLink href={view.estimate}>{t("estimate")}</TextLink>}
            <TextLink href={`/ai-hub?${question}`}>{t("askJoe")}</TextLink>
          </div>
        </div>
      </div>
      <Grounds view={view} />
      <ReportForm link={view.copied} idem={idem} reply={reply} />
    </div>
  );
}
