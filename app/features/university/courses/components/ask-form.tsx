import { TALK_LIMITS } from "~/engines/talk/talk.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import type { LessonView } from "../courses.view.server.ts";
import { useSay } from "./parts.tsx";
import { QuestionList } from "./question-list.tsx";

/** What somebody asked about a lesson, and the form that asks. */
export function AskInstructor({ view, path, sent }: { view: LessonView; path: string; sent?: Sent }) {
  const t = useText("courses");
  const say = useSay();
  const { ask } = view;
  if (!ask) return null;
  const form = formOf(["ask"], sent);
  const error = form.error("body");
  return (
    <TitledSection id="ask" title={t("ask.title")} className="grid scroll-mt-24 gap-4 print:hidden">
      {ask.asked.length > 0 && <QuestionList questions={ask.asked} />}
      {ask.idem === "" ? (
        <p className="text-muted">{t("ask.signIn")}</p>
      ) : (
        <form method="post" action={path} noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? ask.idem} />
          <TextareaField
            name="body"
            label={t("ask.body")}
            hint={t(view.head.access === "firm" ? "ask.hintFirm" : "ask.hint")}
            error={error && say(error)}
            defaultValue={form.value("body")}
            maxLength={TALK_LIMITS.body}
            dir="auto"
          />
          <Button name="intent" value="ask" variant="outline" className="justify-self-start">
            {t("ask.send")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}
