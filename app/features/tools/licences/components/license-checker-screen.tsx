import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { LICENCE_LIMITS } from "../licences.limits.ts";
import type { CheckerView } from "../licences.view.server.ts";
import { ListedChecks } from "./listed-checks.tsx";
import { RecordForm } from "./record-form.tsx";
import type { Sent } from "./sent.tsx";
import { StateCardSection, TradeBoardSection } from "./state-card.tsx";

const PATH = "/license-checker";

function Search({ view }: { view: CheckerView }) {
  const t = useText("license-checker");
  const { state, number, trade } = view.search;
  return (
    <form method="get" action={PATH} className="grid max-w-3xl items-end gap-4 sm:grid-cols-2">
      <SelectField
        name="state"
        translate="no"
        label={t("fields.state")}
        options={[
          { value: "", text: t("choose") },
          ...view.states.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        defaultValue={state}
      />
      <SelectField
        name="trade"
        label={t("trade.label")}
        options={[
          { value: "", text: t("trade.general") },
          ...view.trades.map((one) => ({ value: one, text: t(`work.${one}`) })),
        ]}
        defaultValue={trade}
      />
      <Field
        name="number"
        label={t("search.number")}
        defaultValue={number}
        maxLength={LICENCE_LIMITS.name}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        error={
          number && !state
            ? t("errors.state")
            : view.said?.is === "unlike"
              ? t("said.unlike", { example: `\u2068${view.said.example}\u2069` })
              : undefined
        }
      />
      <Button variant={state ? "outline" : "default"} className="justify-self-start">
        {t("search.go")}
      </Button>
    </form>
  );
}

/** What can be said of a number: whether it looks like one, and never more. */
function Said({ view }: { view: CheckerView }) {
  const t = useText("license-checker");
  const { said } = view;
  if (!said || said.is === "empty") return null;
  const title =
    said.is === "like" ? t("said.like") : said.is === "unlike" ? t("said.unlikeTitle") : t("said.unknown");
  return (
    <Notice tone={said.is === "unlike" ? "warn" : "info"} title={title}>
      {said.is === "like" && said.className && (
        <p>{t("said.class", { name: `\u2068${said.className}\u2069` })}</p>
      )}
      <p>{t("cannot")}</p>
    </Notice>
  );
}

function Found({ view }: { view: CheckerView }) {
  const t = useText("license-checker");
  const { date } = useFormat();
  const { found, search } = view;
  if (found.length === 0) return null;
  const link = (line: (typeof found)[number]) =>
    `${PATH}?${new URLSearchParams({ state: search.state, number: line.number, name: line.name.slice(0, 160), classes: line.classes.slice(0, 160), record: "1" })}#record`;
  return (
    <TitledSection id="lists" title={t("found.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("found.lead")}</p>
      <DataTable
        caption={t("found.title")}
        captionHidden
        columns={[
          { key: "name", heading: t("fields.name") },
          { key: "number", heading: t("fields.number") },
          { key: "status", heading: t("found.status") },
          { key: "expires", heading: t("fields.expiresOn") },
          { key: "source", heading: t("found.source") },
          { key: "next", heading: t("found.next") },
        ]}
        rows={found.map((line) => ({
          id: `${line.list}-${line.line}`,
          cells: {
            name: (
              <bdi translate="no" className="wrap-anywhere">
                {line.name}
              </bdi>
            ),
            number: (
              <bdi dir="ltr" translate="no">
                {line.number}
              </bdi>
            ),
            status: (
              <bdi translate="no">
                {line.status} {line.classes && `(${line.classes})`}
              </bdi>
            ),
            expires: <bdi translate="no">{line.expires}</bdi>,
            source: (
              <span className="grid gap-1">
                {line.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                <bdi translate="no" className="wrap-anywhere">
                  {line.source}
                </bdi>
                <strong>{t("found.asOf", { day: date(line.asOf) })}</strong>
              </span>
            ),
            next: (
              <TextLink href={link(line)} aria-label={`${t("found.record")}: \u2068${line.name}\u2069`}>
                {t("found.record")}
              </TextLink>
            ),
          },
        }))}
      />
      {view.more && <p>{t("found.more", { count: found.length })}</p>}
    </TitledSection>
  );
}

const KINDS = ["licence", "registration", "homes", "none"] as const;

function States({ view }: { view: CheckerView }) {
  const t = useText("license-checker");
  return (
    <TitledSection id="states" title={t("states.title")} className="grid gap-6">
      {KINDS.map((kind) => (
        <div key={kind} className="grid gap-2">
          <h3 className="font-bold">{t(`kinds.${kind}`)}</h3>
          <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
            {view.states
              .filter(({ id }) => view.kinds[id] === kind)
              .map(({ id, name }) => (
                <li key={id}>
                  <TextLink href={`${PATH}?state=${id}`} translate="no">
                    {name}
                  </TextLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </TitledSection>
  );
}

interface LicenseCheckerScreenProps {
  view: CheckerView;
  idem: string;
  readOnly: boolean;
  sent?: Sent;
}

/** From a state to its board's record, to what it says, and to the proof of having looked. */
export function LicenseCheckerScreen({ view, idem, readOnly, sent }: LicenseCheckerScreenProps) {
  const t = useText("license-checker");
  const shell = useText("shell");
  const { search, card } = view;
  const form = !readOnly && (search.record || sent !== undefined);
  const record = new URLSearchParams({ state: search.state, number: search.number, record: "1" });
  if (search.trade) record.set("trade", search.trade);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("licenseChecker"))}
        title={shell("screens.licenseChecker.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      {form ? (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RecordForm begin={view.begin} states={view.states} idem={idem} sent={sent} />
          {card && <StateCardSection card={card} />}
        </div>
      ) : (
        <>
          <Search view={view} />
          {card ? (
            <>
              <Said view={view} />
              <Found view={view} />
              {!readOnly && (
                <p>
                  <a href={`${PATH}?${record}#record`} className={buttonClass({ size: "lg" })}>
                    {t("record.open")}
                  </a>
                </p>
              )}
              {view.trade && (
                <TradeBoardSection trade={view.trade} state={card.name} recorded={card.recorded} />
              )}
              <StateCardSection card={card} />
            </>
          ) : (
            <Notice title={t("cannotTitle")}>
              <p>{t("cannot")}</p>
            </Notice>
          )}
          <ListedChecks checks={view.checks} />
          <p className="flex flex-wrap gap-x-6">
            <TextLink href="/license-lists">{t("lists")}</TextLink>
            <TextLink href="/license-check/sample">{t("example")}</TextLink>
          </p>
          {!card && <States view={view} />}
        </>
      )}
    </div>
  );
}
