import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { COMPLIANCE, itemPath, SUBJECT } from "../compliance.limits.ts";
import type { SubjectView } from "../compliance.view.server.ts";
import { SubjectFields } from "./board-screen.tsx";
import { CellBadge, ChoiceField, Entry, Problem } from "./form-parts.tsx";

/** Has the papers sent by whoever they are asked of. */
function Request({ view }: { view: SubjectView }) {
  const t = useText("compliance");
  if (!view.mayWrite) return null;
  return (
    <TitledSection id="request" title={t("subject.request")} className="grid gap-3 print:hidden">
      {view.mayShare ? (
        <>
          <p className="max-w-prose text-muted">{t("subject.requestText")}</p>
          <form method="post" noValidate data-reload>
            <Button name="intent" value="request">
              {t("subject.request")}
            </Button>
          </form>
          <p>
            <TextLink href={`/workspace/share?type=${SUBJECT}&id=${view.subject.id}`}>
              {t("subject.share")}
            </TextLink>
          </p>
        </>
      ) : (
        <p className="max-w-prose text-muted">{t("subject.requestGuest")}</p>
      )}
    </TitledSection>
  );
}

/** One firm, worker, machine or job: what is asked of it and how each stands. */
export default function SubjectScreen({ view, sent }: { view: SubjectView; sent?: Sent }) {
  const t = useText("compliance");
  const { date } = useFormat();
  const { subject } = view;
  const edit = formOf(["edit"], sent, {
    called: subject.called,
    legalName: subject.legalName,
    project: subject.projectId ?? "",
    onSiteSince: subject.onSiteSince ?? "",
  });
  const add = formOf(["add"], sent);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={COMPLIANCE}>{t("subject.back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={subject.called} />
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Entry cleared={view.cleared} big />
          <Badge variant="outline">{t(`subjectKinds.${subject.kind}`)}</Badge>
          {subject.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        </div>
        {view.lacking.length > 0 && (
          <p className="text-lg font-medium">
            {t("lacking", { what: view.lacking.map(({ kind }) => t(`kinds.${kind}`)).join(", ") })}
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>{t("facts.legalName", { name: isolated(subject.legalName) })}</span>
          {subject.onSiteSince && (
            <span>{t("facts.since", { date: isolated(date(subject.onSiteSince)) })}</span>
          )}
        </p>
      </header>
      <Problem sent={sent} />
      <TitledSection id="items" title={t("subject.items")} className="grid gap-3">
        {view.lines.length === 0 && <p className="text-muted">{t("nothingAsked")}</p>}
        <ul className="border-t-2 border-ink">
          {view.lines.map((line) => (
            <li
              key={line.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2"
            >
              <a
                href={itemPath(line.id)}
                className="inline-flex min-h-12 items-center text-lg font-bold underline"
              >
                {t(`kinds.${line.kind}`)}
              </a>
              <span className="flex flex-wrap items-center gap-3">
                {!line.clears && line.lapsed !== undefined && line.lapsed > 0 && (
                  <span className="text-sm text-danger">{t("lapsed", { count: line.lapsed })}</span>
                )}
                <CellBadge cell={line} />
              </span>
            </li>
          ))}
        </ul>
      </TitledSection>
      <Request view={view} />
      {view.mayWrite && (
        <div className="grid">
          {view.kinds.length > 0 && (
            <Fold title={t("subject.add")} open={add.isSent}>
              <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
                <input type="hidden" name="idem" value={add.idem ?? view.idem} />
                <ChoiceField
                  form={add}
                  name="kind"
                  label={t("fields.kind")}
                  options={[
                    { value: "", text: t("fields.choose") },
                    ...view.kinds.map((kind) => ({ value: kind, text: t(`kinds.${kind}`) })),
                  ]}
                />
                <Button name="intent" value="add" variant="outline" className="justify-self-start">
                  {t("subject.addDo")}
                </Button>
              </form>
            </Fold>
          )}
          <Fold title={t("subject.edit")} open={edit.isSent}>
            <form method="post" noValidate className="grid max-w-xl gap-5" data-reload>
              <input type="hidden" name="version" value={subject.version} />
              <SubjectFields form={edit} projects={view.projects} />
              <Button name="intent" value="edit" className="justify-self-start">
                {t("subject.save")}
              </Button>
            </form>
          </Fold>
          {view.mayManage && (
            <Fold title={t("subject.remove")}>
              <form method="post" noValidate data-reload>
                <Button name="intent" value="remove" variant="destructive">
                  {t("subject.removeDo")}
                </Button>
              </form>
            </Fold>
          )}
        </div>
      )}
    </div>
  );
}
