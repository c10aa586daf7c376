import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { LICENCE_LIMITS } from "../licences.limits.ts";
import { Problem, type Sent } from "./sent.tsx";

const PATH = "/license-lists";

/** What became of a file: how many lines were kept, and each that was not. */
interface Report {
  kept: number;
  bad: { line: number; column: "number" | "name" | "status" | "classes" | "expires"; typed: string }[];
  badCount: number;
  more: boolean;
}

interface LicenseListsScreenProps {
  lists: { id: string; state: string; source: string; asOf: string; lines: number; sample: boolean }[];
  states: readonly { id: string; name: string }[];
  idem: string;
  readOnly: boolean;
  tooLarge?: boolean;
  sent?: Sent;
  report?: Report;
}

function ReadReport({ report }: { report?: Report }) {
  const t = useText("license-lists");
  if (!report) return null;
  return (
    <Notice tone="warn" title={t("report.kept", { count: report.kept })}>
      {report.more && <p>{t("report.more", { most: LICENCE_LIMITS.fileLines })}</p>}
      {report.badCount > 0 && (
        <>
          <p>{t("report.bad", { count: report.badCount })}</p>
          <ul className="list-disc ps-6">
            {report.bad.map(({ line, column, typed }) => (
              <li key={line}>
                {t(typed ? "report.line" : "report.lineEmpty", {
                  line,
                  column: t(`columns.${column}`),
                  typed: `\u2068${typed}\u2069`,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

/** A board's public lists that a workspace brought along, each with where it is from and of which day. */
export function LicenseListsScreen(props: LicenseListsScreenProps) {
  const { lists, states, idem, readOnly, tooLarge, report } = props;
  const sent: Sent | undefined = tooLarge ? { fields: {}, errors: { file: "errors.fileLarge" } } : props.sent;
  const t = useText("license-lists");
  const shell = useText("shell");
  const { date, number } = useFormat();
  const say = (key: string) => t(key as Key<"license-lists">, sent?.words);
  const value = (name: string) => sent?.fields[name] ?? "";
  const error = (name: string) => {
    const key = sent?.errors[name];
    return key && say(key);
  };
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("licenseLists"))} title={shell("screens.licenseLists.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <ReadReport report={report} />
      <Problem sent={sent} title={t("errors.summary")} say={say} />
      <TitledSection id="lists" title={t("lists")} className="grid gap-2">
        {lists.length === 0 && <p className="text-muted">{t("none")}</p>}
        <ul>
          {lists.map((list) => (
            <li
              key={list.id}
              className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2"
            >
              <p className="grid min-w-0">
                <span className="flex flex-wrap items-center gap-x-3">
                  <bdi translate="no" className="font-bold wrap-anywhere">
                    {list.state}: {list.source}
                  </bdi>
                  {list.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                </span>
                <span className="text-sm text-muted">
                  {t("asOf", { day: date(list.asOf) })} ·{" "}
                  {t("lines", { count: list.lines, number: number(list.lines) })}
                </span>
              </p>
              {!readOnly && (
                <form method="post" action={PATH} data-reload>
                  <input type="hidden" name="list" value={list.id} />
                  <Button
                    name="intent"
                    value="remove"
                    variant="ghost"
                    size="icon"
                    aria-label={t("remove", { source: `\u2068${list.source}\u2069` })}
                  >
                    <Icon name="trash-2" />
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
        <p>
          <TextLink href="/license-checker">{t("search")}</TextLink>
        </p>
      </TitledSection>
      {!readOnly && (
        <TitledSection id="import" title={t("import.title")} className="grid gap-4">
          <p className="max-w-prose text-muted">{t("import.lead")}</p>
          <form
            method="post"
            action={PATH}
            encType="multipart/form-data"
            noValidate
            className="grid max-w-xl gap-4"
            data-reload
          >
            <input type="hidden" name="idem" value={sent?.fields.idem ?? idem} />
            <SelectField
              name="state"
              translate="no"
              label={t("fields.state")}
              options={[
                { value: "", text: t("choose") },
                ...states.map(({ id, name }) => ({ value: id, text: name })),
              ]}
              defaultValue={value("state")}
              error={error("state")}
            />
            <Field
              name="source"
              label={t("fields.source")}
              hint={t("hints.source")}
              maxLength={LICENCE_LIMITS.source}
              dir="auto"
              autoComplete="off"
              defaultValue={value("source")}
              error={error("source")}
            />
            <Field
              name="asOf"
              type="date"
              label={t("fields.asOf")}
              hint={t("hints.asOf")}
              defaultValue={value("asOf")}
              error={error("asOf")}
            />
            <Field
              name="file"
              type="file"
              accept=".csv,text/csv,text/plain"
              label={t("fields.file")}
              hint={t("hints.file", { most: LICENCE_LIMITS.fileLines })}
              error={error("file")}
            />
            <Button name="intent" value="import" className="justify-self-start">
              {t("import.go")}
            </Button>
          </form>
        </TitledSection>
      )}
    </div>
  );
}
