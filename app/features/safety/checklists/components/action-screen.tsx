import { ACCEPTED, fileHref } from "~/engines/file/file.ts";
import { ProcessActions, type ProcessTexts, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { Sent } from "../checklists.form.server.ts";
import { ACTION, CHECKLISTS, CHECKLISTS_LIMITS, EXAMPLE, runPath } from "../checklists.limits.ts";
import type { ActionView } from "../checklists.view.server.ts";
import { OfList, Problem, useSay } from "./form-parts.tsx";

interface ActionScreenProps {
  view: ActionView;
  /** The name that was printed here last. */
  name?: string;
  /** A body that was too large was not read. */
  tooLarge?: boolean;
  sent?: Sent;
}

function useProcessTexts(): ProcessTexts {
  const t = useText("safety-checklists");
  const say = (group: string) => (name: string) => t(`${group}.${name}` as Key<"safety-checklists">);
  return {
    state: say("states"),
    transition: say("transitions"),
    party: say("parties"),
    guard: say("guards"),
  };
}

function DoneForm({ view, name, sent }: ActionScreenProps) {
  const t = useText("safety-checklists");
  const say = useSay();
  const error = (field: string) => sent?.errors[field] && say(sent.errors[field]);
  return (
    <form method="post" encType="multipart/form-data" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="idem" value={view.idem} />
      <input type="hidden" name="version" value={view.action.version} />
      <Field
        name="file"
        type="file"
        accept={ACCEPTED.picture}
        capture="environment"
        label={t("proof.file")}
        hint={t("photo.hint")}
        error={error("file")}
      />
      {view.byLink && (
        <Field
          name="printedName"
          label={t("fields.printedName")}
          defaultValue={sent?.fields.printedName ?? name ?? ""}
          error={error("printedName")}
          maxLength={CHECKLISTS_LIMITS.name}
          autoComplete="name"
          dir="auto"
        />
      )}
      <TextareaField
        name="note"
        label={t("fields.note")}
        defaultValue={sent?.fields.note ?? ""}
        error={error("note")}
        rows={2}
      />
      <Button name="intent" value="finish" size="lg" className="justify-self-start">
        {t("proof.do")}
      </Button>
    </form>
  );
}

/** Something to put right: what, by whom, by when, its proof, and what comes next. */
export default function ActionScreen({ view, name, tooLarge, sent }: ActionScreenProps) {
  const t = useText("safety-checklists");
  const { date } = useFormat();
  const texts = useProcessTexts();
  const { action } = view;
  const isExample = action.id === EXAMPLE;
  const problem = tooLarge ? { fields: {}, errors: { file: "errors.tooLarge" } } : sent;
  const reply = sent && { fields: { ...sent.fields }, errors: { ...sent.errors } };
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        {!view.byLink && (
          <p>
            {action.report ? (
              <TextLink href={action.report}>{t("backReport")}</TextLink>
            ) : (
              <TextLink href={isExample ? CHECKLISTS : runPath(action.runId ?? "")}>{t("backRun")}</TextLink>
            )}
          </p>
        )}
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={action.what} />
        </h1>
        {action.prompt && (
          <p className="text-lg">
            <OfList text={action.prompt} />
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-4 text-muted">
          {[action.siteName, action.place, action.assignedTo].filter(Boolean).map((text) => (
            <bdi key={text} translate="no" className="wrap-anywhere">
              {text}
            </bdi>
          ))}
          <span className={action.overdue ? "font-bold text-danger" : ""}>
            {t(action.overdue ? "actions.overdue" : "actions.due", { date: isolated(date(action.dueOn)) })}
          </span>
          {action.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        </p>
        {!view.byLink && !isExample && (
          <p>
            <TextLink href={`/workspace/share?type=${ACTION}&id=${action.id}`}>{t("actions.share")}</TextLink>
          </p>
        )}
      </header>
      <Problem sent={problem} />
      {view.files.length > 0 && (
        <TitledSection id="proof" title={t("proof.title")} className="grid gap-2">
          <ul className="flex flex-wrap gap-3">
            {view.files.map((file, n) => (
              <li key={file.id}>
                {view.byLink ? (
                  <bdi translate="no">{file.name}</bdi>
                ) : (
                  <a href={fileHref(file.id)}>
                    <img
                      src={fileHref(file.id)}
                      alt={t("photo.alt", { number: n + 1 })}
                      width={144}
                      height={144}
                      className="size-36 border border-line object-cover"
                    />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {view.mayFinish ? (
        <TitledSection id="done" title={t("proof.doTitle")} className="grid gap-4">
          <DoneForm view={view} name={name} sent={problem} />
        </TitledSection>
      ) : (
        <ProcessActions isServed standing={view.standing} texts={texts} idem={view.idem} reply={reply} />
      )}
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} />
        </TitledSection>
      )}
    </div>
  );
}
