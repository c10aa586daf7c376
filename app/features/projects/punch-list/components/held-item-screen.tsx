import { ProcessStanding, ProcessTimeline } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { PUNCH_LIMITS } from "../punch-list.limits.ts";
import type { HeldView } from "../punch-list.view.server.ts";
import { fieldId, foldClass, formOf, Problem, tooLargeSent, useProcessTexts, useSay } from "./form-parts.tsx";
import { FinishForm, ItemHead, NameField, Photos } from "./item-parts.tsx";

interface HeldItemScreenProps {
  view: HeldView;
  tooLarge?: boolean;
  sent?: Sent;
}

/** One punch item for whoever holds its link: taking it on, disputing it, or proving that it is done. */
export default function HeldItemScreen({ view, tooLarge, sent: posted }: HeldItemScreenProps) {
  const t = useText("punch-list");
  const say = useSay();
  const texts = useProcessTexts();
  const sent = tooLarge ? tooLargeSent("finish") : posted;
  const { item, standing, link } = view;
  const name = view.asksName ? view.name : undefined;
  const can = (choice: string) => standing.choices.some((one) => one.name === choice);
  const accept = formOf("accept", sent);
  // The words and the name of a dispute stand in a form of its own, since the engine's asks for no name.
  const dispute = formOf("move", sent);
  const disputed = dispute.error("note");
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <ItemHead item={item} />
      <Problem sent={sent} />
      <ProcessStanding standing={standing} texts={texts} zone={item.zone} />
      <Photos photos={view.photos} href={(id) => `/shared/${link}/photo/${id}`} />
      {can("rework") && (
        <TitledSection id="rework" title={t("transitions.rework")} className="grid gap-4">
          <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
            <input type="hidden" name="intent" value="move" />
            <input type="hidden" name="idem" value={dispute.idem ?? view.keys.move} />
            <input type="hidden" name="version" value={item.version} />
            {name !== undefined && <NameField form={dispute} name={name} />}
            <Button name="transition" value="rework" className="justify-self-start max-sm:w-full">
              {t("transitions.rework")}
            </Button>
          </form>
        </TitledSection>
      )}
      {can("ready") && (
        <TitledSection id="finish" title={t("finish.title")} className="grid gap-4">
          {!item.acceptedAt && (
            <form
              method="post"
              noValidate
              className="grid max-w-xl gap-4 border-b border-line pb-6"
              data-reload
            >
              <p>{t("held.acceptText")}</p>
              {name !== undefined && <NameField form={accept} name={name} />}
              <Button
                name="intent"
                value="accept"
                variant="outline"
                className="justify-self-start max-sm:w-full"
              >
                {t("held.accept")}
              </Button>
            </form>
          )}
          <FinishForm view={view} form={formOf("finish", sent)} name={name} />
        </TitledSection>
      )}
      {can("dispute") && (
        <details open={dispute.isSent}>
          <summary className={foldClass()}>{t("held.dispute")}</summary>
          <form method="post" noValidate className="grid max-w-xl gap-4 pt-3" data-reload>
            <input type="hidden" name="intent" value="move" />
            <input type="hidden" name="idem" value={dispute.idem ?? view.keys.move} />
            <input type="hidden" name="version" value={item.version} />
            {name !== undefined && <NameField form={dispute} name={name} />}
            <TextareaField
              name="note"
              id={dispute.isSent ? "note-dispute" : fieldId("dispute", "note")}
              label={t("held.note")}
              hint={t("held.noteHint")}
              defaultValue={dispute.value("note")}
              error={disputed && say(disputed)}
              maxLength={PUNCH_LIMITS.note}
              rows={3}
            />
            <Button name="transition" value="dispute" variant="outline" className="justify-self-start">
              {t("transitions.dispute")}
            </Button>
          </form>
        </details>
      )}
      {standing.choices.length === 0 && <Notice title={t("held.waiting")} />}
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={item.zone} />
        </TitledSection>
      )}
    </div>
  );
}
