import { type ReactNode, useId } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { FormReply } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { MOST_NOTE, MOVE_INTENT } from "./move-form.ts";
import type { Choice, Standing } from "./standing.ts";

/** The feature's own words: `{ state: (name) => t(`states.${name}`), … }`. */
export interface ProcessTexts {
  state: (name: string) => string;
  transition: (name: string) => string;
  party: (name: string) => string;
  /** Why a guard does not hold. */
  guard?: (name: string) => string;
}

/**
 * The words of a process whose feature has them in groups called `states`, `transitions`, `parties` and `guards`.
 * @param say the text of a key of the feature
 * @param groups where they are called otherwise, and that there are no guards to be said
 */
export function processTexts(
  say: (key: string) => string,
  { transitions = "transitions", guards = true }: { transitions?: string; guards?: boolean } = {},
): ProcessTexts {
  const of = (group: string) => (name: string) => say(`${group}.${name}`);
  return {
    ...{ state: of("states"), transition: of(transitions), party: of("parties") },
    ...(guards && { guard: of("guards") }),
  };
}

interface ProcessActionsProps {
  standing: Standing;
  texts: ProcessTexts;
  /** A fresh key for the forms. */
  idem: string;
  /** The zone in which times are told; UTC where there is no site. */
  zone?: string;
  /** Where the forms are sent; the page itself if it is left out. */
  action?: string;
  /** Of a refused form, to keep what was typed. */
  reply?: FormReply;
  /** In a part that the server alone draws (`servedPart`): its forms load the document. */
  isServed?: boolean;
}

/**
 * The state of a record, whose turn it is and by when, and a button for everything the looker may do: one form each, so
 * that all of it works without scripts.
 */
export function ProcessActions({
  standing,
  texts,
  idem,
  zone,
  action,
  reply,
  isServed,
}: ProcessActionsProps) {
  const t = useText("process");
  const { choices } = standing;
  const able = choices.filter(({ blockedBy }) => !blockedBy);
  const main = able.find(({ aside, destructive }) => !aside && !destructive);
  const form = { standing, texts, idem, action, isServed };
  return (
    <div className="grid gap-4">
      <ProcessStanding standing={standing} texts={texts} zone={zone} />
      {choices.length > 0 && (
        <ul aria-label={t("actions.title")} className="flex flex-wrap items-start gap-3 print:hidden">
          {able.map((choice) => (
            <li key={choice.name} className="max-sm:w-full">
              {choice.note ? (
                <NotedForm {...form} choice={choice} main={choice === main} reply={reply} />
              ) : (
                <MoveForm {...form}>
                  <MoveButton choice={choice} main={choice === main} texts={texts} />
                </MoveForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {choices.some(({ blockedBy }) => blockedBy) && (
        <ul className="grid gap-1 text-muted">
          {choices
            .filter(({ blockedBy }) => blockedBy)
            .map(({ name, blockedBy = "" }) => (
              <li key={name}>
                <span className="font-medium">{t("actions.notYet", { action: texts.transition(name) })}</span>
                {texts.guard && <span>. {texts.guard(blockedBy)}</span>}
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}

/** The state alone, with whose turn it is: a line of a list. */
export function ProcessStanding({
  standing: { state, ended, mine, ball, due, overdue },
  texts,
  zone,
}: Pick<ProcessActionsProps, "standing" | "texts" | "zone">) {
  const t = useText("process");
  const format = useFormat();
  const whose = () => {
    if (ended) return t("ball.ended");
    if (mine) return t("ball.you");
    const parties = ball.map(texts.party);
    return parties.length > 0 ? t("ball.party", { party: format.either(parties) }) : t("ball.itself");
  };
  const moment = due && format.moment(due, zone);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge variant={mine ? "default" : "secondary"}>{texts.state(state)}</Badge>
      <span className={mine ? "font-bold" : undefined}>{whose()}</span>
      {moment && !overdue && <span className="text-muted">{t("due", { moment })}</span>}
      {moment && overdue && <Badge variant="destructive">{t("overdue", { moment })}</Badge>}
    </p>
  );
}

interface FormParts extends Pick<ProcessActionsProps, "standing" | "texts" | "idem" | "action" | "isServed"> {
  children?: ReactNode;
}

function MoveForm({ standing, idem, action, isServed, children }: FormParts) {
  return (
    <form
      method="post"
      action={action}
      noValidate
      className="grid gap-3"
      data-keep-scroll
      data-reload={isServed ? "" : undefined}
    >
      <input type="hidden" name="intent" value={MOVE_INTENT} />
      <input type="hidden" name="idem" value={idem} />
      <input type="hidden" name="version" value={standing.version} />
      {children}
    </form>
  );
}

interface ChoiceParts {
  choice: Choice;
  main: boolean;
  texts: ProcessTexts;
}

const look = ({ destructive }: Choice, main: boolean) =>
  destructive ? "destructive" : main ? "default" : "outline";

function MoveButton({ choice, main, texts }: ChoiceParts) {
  return (
    <Button name="transition" value={choice.name} variant={look(choice, main)} className="max-sm:w-full">
      {texts.transition(choice.name)}
    </Button>
  );
}

/** What can be said along with it folds out under its button; after a refusal it stands open with what was typed. */
function NotedForm({ choice, main, reply, ...form }: FormParts & ChoiceParts & { reply?: FormReply }) {
  const t = useText("process");
  const refused = reply?.fields.transition === choice.name ? reply : undefined;
  const required = choice.note === "required";
  const error = refused?.errors.note;
  // Several records on a page have buttons of the same name; only one of them was refused.
  const own = useId();
  return (
    <details open={refused ? true : undefined} className="open:sm:min-w-80">
      <summary
        className={buttonClass({
          variant: look(choice, main),
          className: "list-none max-sm:w-full [&::-webkit-details-marker]:hidden",
        })}
      >
        {form.texts.transition(choice.name)}…
      </summary>
      <div className="mt-3 border-s-4 border-line ps-3">
        <MoveForm {...form}>
          <TextareaField
            id={refused ? `note-${choice.name}` : own}
            name="note"
            label={t(required ? "actions.reason" : "actions.note")}
            hint={t(required ? "actions.reasonHint" : "actions.noteHint")}
            error={error && t(error as "errors.noteMissing")}
            defaultValue={refused?.fields.note}
            maxLength={MOST_NOTE}
            required={required}
          />
          <MoveButton choice={choice} main={false} texts={form.texts} />
        </MoveForm>
      </div>
    </details>
  );
}
