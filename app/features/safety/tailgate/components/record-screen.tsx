import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { fieldOf, RECORD, type RowPart, recordPath, TAILGATE, TAILGATE_LIMITS } from "../tailgate.limits.ts";
import type { RecordView } from "../tailgate.view.server.ts";
import { OfTalk, Problem, SignerFields, useSay } from "./form-parts.tsx";
import { SignedRecord } from "./signed-record.tsx";
import { Points } from "./talk-screen.tsx";

interface RecordScreenProps {
  view: RecordView;
  sent?: Sent;
}

function Head({ view }: { view: RecordView }) {
  const t = useText("tailgate");
  const { date } = useFormat();
  const { record } = view;
  return (
    <header className="grid gap-2 border-b border-line pb-6">
      <p className="print:hidden">
        <TextLink href={TAILGATE}>{t("back")}</TextLink>
      </p>
      <p className="font-medium text-muted">{t("record.title")}</p>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <OfTalk text={view.talk.title} language={view.talk.language} />
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg text-muted">
        <span>{date(record.heldOn)}</span>
        {record.projectId && (
          <TextLink href={`/project/${record.projectId}`}>
            <bdi translate="no">{record.projectName}</bdi>
          </TextLink>
        )}
        {[record.siteName, record.projectId ? "" : record.projectName, record.place]
          .filter(Boolean)
          .map((text) => (
            <bdi key={text} translate="no" className="wrap-anywhere">
              {text}
            </bdi>
          ))}
        {record.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        {view.planned && <Badge>{t("planned")}</Badge>}
      </p>
    </header>
  );
}

const HEAD_FIELDS = ["presenter", "qualification", "place"] as const;

/** The list of the crew, line by line: everybody types their name, their language and their initials. */
function CrewForm({ view, sent }: RecordScreenProps) {
  const t = useText("tailgate");
  const say = useSay();
  const { record } = view;
  const typedRows = Object.keys(sent?.fields ?? {}).flatMap((field) => {
    const row = /^rows\[(\d+)\]/.exec(field)?.[1];
    return row === undefined ? [] : [Number(row) + 1];
  });
  const lines = Math.max(view.lines, ...typedRows);
  const error = (name: string) => sent?.errors[name] && say(sent.errors[name]);
  const head = (name: (typeof HEAD_FIELDS)[number] | "hazards") =>
    sent ? (sent.fields[name] ?? "") : record[name];
  const lineOf = (row: number): Record<RowPart, string> & { drawn: string } => {
    const kept = view.list[row];
    const field = (part: RowPart) => sent?.fields[fieldOf(row, part)] ?? "";
    if (sent)
      return {
        ...{ name: field("name"), signature: field("signature"), company: field("company") },
        ...{ language: field("language") || record.language, understood: field("understood") },
        drawn: sent.fields[fieldOf(row, "drawn")] ?? "",
      };
    return {
      ...{ name: kept?.name ?? "", signature: kept?.signature ?? "", company: kept?.company ?? "" },
      ...{ language: kept?.language ?? record.language, understood: kept?.understood ? "on" : "" },
      drawn: kept?.drawn ?? "",
    };
  };
  return (
    <form method="post" action={recordPath(record.id)} noValidate className="grid gap-6" data-reload>
      <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
      <input type="hidden" name="version" value={record.version} />
      <div className="grid gap-4 sm:grid-cols-3">
        {HEAD_FIELDS.map((name) => (
          <Field
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            hint={t(`hints.${name}`)}
            error={error(name)}
            defaultValue={head(name)}
            maxLength={TAILGATE_LIMITS.name}
            dir="auto"
            autoComplete="off"
          />
        ))}
      </div>
      <TextareaField
        name="hazards"
        label={t("fields.hazards")}
        error={error("hazards")}
        defaultValue={head("hazards")}
        maxLength={TAILGATE_LIMITS.hazards}
        rows={2}
        dir="auto"
      />
      <section aria-labelledby="crew" className="grid gap-4">
        <h2 id="crew" className="scroll-mt-20 text-xl font-bold">
          {t("crew.title")}
        </h2>
        <p className="text-muted">{t("crew.text")}</p>
        {view.missing.length > 0 && (
          <datalist id="crew-names">
            {view.missing.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
        {Array.from({ length: lines }, (_, row) => row).map((row) => (
          <fieldset key={row} className="border-t border-line pt-2">
            <legend className="pe-2 font-bold">{t("line", { number: row + 1 })}</legend>
            <SignerFields
              row={row}
              typed={lineOf(row)}
              errors={sent?.errors ?? {}}
              names={view.missing.length > 0 ? "crew-names" : undefined}
              asks={view.talk.questions.length > 0}
            />
          </fieldset>
        ))}
      </section>
      <div className="flex flex-wrap items-center gap-3">
        <Button name="intent" value="save" variant="outline" size="lg">
          {t("crew.save")}
        </Button>
        <Button name="intent" value="more" variant="outline" size="lg">
          {t("crew.more")}
        </Button>
        <Button name="intent" value="sign" size="lg">
          {t("crew.sign")}
        </Button>
      </div>
      <p className="text-muted">{t("crew.signText")}</p>
    </form>
  );
}

/** Those who signed on their own phones while the list was open. */
function ByLink({ view }: { view: RecordView }) {
  const t = useText("tailgate");
  const signed = view.attendees.filter(({ via }) => via === "link");
  if (signed.length === 0) return null;
  return (
    <TitledSection id="by-link" title={t("crew.byLink")} className="grid gap-2">
      <ul className="list-disc ps-6">
        {signed.map(({ id, name }) => (
          <li key={id}>
            <Typed text={name} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function LateForm({ view, sent }: RecordScreenProps) {
  const t = useText("tailgate");
  const typed = (part: RowPart) => sent?.fields[part] ?? "";
  return (
    <TitledSection id="late" title={t("record.lateAdd")} className="grid gap-4 print:hidden">
      <form method="post" action={recordPath(view.record.id)} noValidate className="grid gap-4" data-reload>
        <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
        <SignerFields
          typed={{
            ...{ name: typed("name"), signature: typed("signature"), company: typed("company") },
            ...{ language: typed("language") || view.record.language, understood: typed("understood") },
            drawn: sent?.fields.drawn ?? "",
          }}
          errors={sent?.errors ?? {}}
          asks={view.talk.questions.length > 0}
        />
        <Button name="intent" value="late" variant="outline" className="justify-self-start">
          {t("record.lateDo")}
        </Button>
      </form>
    </TitledSection>
  );
}

function Removal({ id }: { id: string }) {
  const t = useText("tailgate");
  return (
    <TitledSection id="remove" title={t("remove.title")} className="grid gap-2 print:hidden">
      <details>
        <summary className="inline-flex min-h-12 cursor-pointer items-center font-medium text-danger">
          {t("remove.open")}
        </summary>
        <form
          method="post"
          action={recordPath(id)}
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
  );
}

/** A record: to sign while it is open, and to read and print once it is closed. */
export default function RecordScreen({ view, sent }: RecordScreenProps) {
  const t = useText("tailgate");
  const { record } = view;
  const open = record.signedAt === null && !view.readOnly;
  return (
    <div className="sheet grid gap-6 py-8 sm:py-12">
      <Head view={view} />
      <Problem sent={sent} />
      {sent?.problem === "errors.stale" && <Notice tone="warn" title={t("crew.meanwhile")} />}
      {open ? (
        <>
          <TitledSection id="points" title={t("talk.points")} className="grid gap-4">
            <Points talk={view.talk} />
          </TitledSection>
          <p>
            <TextLink href={`/workspace/share?type=${RECORD}&id=${record.id}`}>{t("crew.share")}</TextLink>
          </p>
          <ByLink view={view} />
          <CrewForm view={view} sent={sent} />
          <Removal id={record.id} />
        </>
      ) : (
        <>
          <SignedRecord view={view} />
          {record.signedAt !== null && !view.readOnly && <LateForm view={view} sent={sent} />}
        </>
      )}
    </div>
  );
}
