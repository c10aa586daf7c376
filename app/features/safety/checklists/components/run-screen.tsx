import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SignatureField } from "~/ui/signature.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { Sent } from "../checklists.form.server.ts";
import { CHECKLISTS, CHECKLISTS_LIMITS, runPath, templatePath } from "../checklists.limits.ts";
import type { RunView } from "../checklists.view.server.ts";
import { OfList, Problem, useSay } from "./form-parts.tsx";
import { RunItem } from "./run-item.tsx";
import { RunRecord } from "./run-record.tsx";

interface RunScreenProps {
  view: RunView;
  sent?: Sent;
  /** Whether what is missing is listed without anybody having tried to sign. */
  lists?: boolean;
}

function MissingList({ view, missing }: { view: RunView; missing: RunView["missing"] }) {
  const t = useText("safety-checklists");
  const prompts = new Map(
    view.sections.flatMap(({ items }) => items.map(({ index, prompt }) => [index, prompt] as const)),
  );
  if (missing.length === 0) return <Notice tone="ok" title={t("missing.nothing")} />;
  return (
    <ErrorSummary
      title={t("missing.title", { count: missing.length })}
      items={missing.map(({ index, what }) => ({
        field: `item-${index}`,
        message: `${t(`missing.${what}`)}: \u2068${prompts.get(index) ?? ""}\u2069`,
      }))}
    />
  );
}

function Head({ view }: { view: RunView }) {
  const t = useText("safety-checklists");
  const { date } = useFormat();
  const { run } = view;
  return (
    <header className="grid gap-2 border-b border-line pb-6">
      <p className="print:hidden">
        <TextLink href={CHECKLISTS}>{t("backAll")}</TextLink>
      </p>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <OfList text={run.name} />
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg text-muted">
        <span>{date(run.runOn)}</span>
        {[run.siteName, run.projectName, run.place].filter(Boolean).map((text) => (
          <bdi key={text} translate="no" className="wrap-anywhere">
            {text}
          </bdi>
        ))}
        {run.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        {run.paper && <Badge variant="secondary">{t("paper")}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>{t("version", { number: run.templateVersion })}</span>
        {view.newer !== undefined && (
          <span className="font-bold text-ink">{t("newer", { number: view.newer })}</span>
        )}
      </p>
      <p className="max-w-prose text-muted">{t("verify")}</p>
    </header>
  );
}

function Form({ view, sent }: RunScreenProps) {
  const t = useText("safety-checklists");
  const say = useSay();
  const { run } = view;
  // What was saved before something was found missing is the page's own again.
  const typed = sent?.missing ? undefined : sent;
  return (
    <form method="post" action={runPath(run.id)} noValidate className="grid gap-6" data-reload>
      <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
      <input type="hidden" name="version" value={run.version} />
      <div className="flex flex-wrap items-center gap-3">
        {/* First, so that Enter in any field saves. */}
        <Button name="intent" value="save" variant="outline">
          {t("save")}
        </Button>
        <span className="font-medium tabular-nums">
          {t("answered", { done: view.answered, of: view.asked })}
        </span>
        <TextLink href={`${runPath(run.id)}?missing=1#error-summary`}>{t("missing.open")}</TextLink>
        {run.paper && (
          <Button name="intent" value="fill" variant="outline">
            {t("fill")}
          </Button>
        )}
      </div>
      {view.sections.map((section) => (
        <section key={section.title} className="grid gap-1">
          <h2 className="border-b-2 border-ink pb-1 text-xl font-bold">
            <OfList text={section.title} />
          </h2>
          <ul>
            {section.items.map((item) => (
              <RunItem
                key={item.id}
                item={item}
                sent={typed ?? (sent?.missing && { ...sent, fields: fieldsOf(view) })}
              />
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="sign" className="grid max-w-xl gap-4">
        <h2 id="sign" className="text-xl font-bold">
          {t("sign.title")}
        </h2>
        <p className="text-muted">{t("sign.text")}</p>
        <Field
          name="printedName"
          label={t("fields.printedName")}
          defaultValue={sent?.fields.printedName ?? ""}
          error={sent?.errors.printedName && say(sent.errors.printedName)}
          maxLength={CHECKLISTS_LIMITS.name}
          autoComplete="name"
          dir="auto"
        />
        <SignatureField
          name="drawn"
          value={sent?.fields.drawn ?? ""}
          words={{ draw: t("sign.draw"), clear: t("sign.clear"), drawn: t("sign.drawn") }}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="sign" size="lg">
            {t("sign.do")}
          </Button>
          <Button name="intent" value="save" variant="outline" size="lg">
            {t("save")}
          </Button>
        </div>
      </section>
    </form>
  );
}

/** The stored answers as a form would send them. */
function fieldsOf(view: RunView): Record<string, string> {
  return Object.fromEntries(
    view.sections.flatMap(({ items }) =>
      items.flatMap(({ index, answer, note, action }) => [
        [`items[${index}].answer`, answer],
        [`items[${index}].note`, note],
        [`items[${index}].what`, action.text],
        [`items[${index}].owner`, action.owner],
        [`items[${index}].due`, action.due],
      ]),
    ),
  );
}

/** Where the stored answers differ from those that were typed: somebody else saved meanwhile. */
function Meanwhile({ view, sent }: { view: RunView; sent: Sent }) {
  const t = useText("safety-checklists");
  const other = view.sections
    .flatMap(({ items }) => items)
    .filter(({ index, answer }) => answer !== (sent.fields[`items[${index}].answer`] ?? ""));
  if (other.length === 0) return null;
  return (
    <Notice tone="warn" title={t("meanwhile")}>
      <ul className="list-disc ps-6">
        {other.map(({ index, prompt, answer }) => (
          <li key={index}>
            <a href={`#item-${index}`} className="underline">
              <OfList text={prompt} />
            </a>
            : {answer === "" ? t("answers.none") : t(`answers.${answer as "yes"}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A run: to answer while it is open, and the record once it is signed. */
export default function RunScreen({ view, sent, lists = false }: RunScreenProps) {
  const t = useText("safety-checklists");
  const { run } = view;
  const closed = run.signedAt !== null || view.readOnly;
  const missing = sent?.missing ?? (lists ? view.missing : undefined);
  return (
    <div className="sheet grid gap-6 py-8 sm:py-12">
      <Head view={view} />
      <Problem sent={sent} />
      {missing && !closed && <MissingList view={view} missing={[...missing]} />}
      {sent?.problem === "errors.stale" && <Meanwhile view={view} sent={sent} />}
      {closed ? <RunRecord view={view} /> : <Form view={view} sent={sent} />}
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <TextLink href={templatePath(run.templateKey)}>{t("toList")}</TextLink>
      </p>
      {!closed && (
        <TitledSection id="remove" title={t("remove.title")} className="grid gap-2 print:hidden">
          <details>
            <summary className="inline-flex min-h-12 cursor-pointer items-center font-medium text-danger">
              {t("remove.open")}
            </summary>
            <form
              method="post"
              action={runPath(run.id)}
              className="grid justify-items-start gap-3 pt-2"
              data-reload
            >
              <p className="max-w-prose">{t("remove.text")}</p>
              <Button name="intent" value="remove" variant="destructive">
                {t("remove.sure")}
              </Button>
            </form>
          </details>
        </TitledSection>
      )}
    </div>
  );
}
