import { fileHref } from "~/engines/file/file.ts";
import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { itemPath, listPath, PRIORITIES, PUNCH, PUNCH_LIST } from "../punch-list.limits.ts";
import type { ItemView } from "../punch-list.view.server.ts";
import {
  ChoiceField,
  foldClass,
  formOf,
  PhotoField,
  Problem,
  TypedField,
  tooLargeSent,
  useProcessTexts,
  useSay,
  useTrades,
} from "./form-parts.tsx";
import { FinishForm, ItemHead, Photos } from "./item-parts.tsx";
import { PlanPin } from "./plan-pin.tsx";

interface PunchItemScreenProps {
  view: ItemView;
  tooLarge?: boolean;
  sent?: Sent;
}

function EditForm({ view, sent }: PunchItemScreenProps) {
  const t = useText("punch-list");
  const say = useSay();
  const { item } = view;
  const form = formOf("edit", sent, {
    ...{ room: item.room, trade: item.trade, words: item.words, priority: item.priority },
    ...{ assignee: item.assignee, dueOn: item.dueOn ?? "", backCharge: item.backCharge },
    own: item.own ? "on" : "",
    photoNeeded: item.photoNeeded ? "on" : "",
  });
  const ticked = (name: string) => form.value(name) === "on";
  return (
    <details open={form.isSent}>
      <summary className={foldClass()}>{t("edit.title")}</summary>
      <form method="post" noValidate className="grid max-w-2xl gap-5 pt-3" data-reload>
        <input type="hidden" name="version" value={item.version} />
        <TypedField
          form={form}
          name="assignee"
          label={t("fields.assignee")}
          hint={t("fields.assigneeHint")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField form={form} name="dueOn" label={t("fields.dueOn")} type="date" />
          <ChoiceField
            form={form}
            name="priority"
            label={t("fields.priority")}
            options={PRIORITIES.map((value) => ({ value, text: say(`priorities.${value}`) }))}
          />
        </div>
        <TypedField form={form} name="words" label={t("fields.words")} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField form={form} name="room" label={t("fields.room")} />
          <ChoiceField form={form} name="trade" label={t("fields.trade")} options={useTrades()} />
        </div>
        <TypedField form={form} name="backCharge" label={t("fields.backCharge")} type="decimal" />
        <Checkbox name="own" label={t("fields.own")} defaultChecked={ticked("own")} />
        <Checkbox name="photoNeeded" label={t("fields.photoNeeded")} defaultChecked={ticked("photoNeeded")} />
        <Button name="intent" value="edit" className="justify-self-start max-sm:w-full">
          {t("edit.save")}
        </Button>
      </form>
    </details>
  );
}

function AddPhoto({ view, sent }: PunchItemScreenProps) {
  const t = useText("punch-list");
  const say = useSay();
  const form = formOf("photo", sent, { shows: "before" });
  const error = form.error("shows");
  return (
    <details open={form.isSent}>
      <summary className={foldClass()}>{t("photos.add")}</summary>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid max-w-xl gap-4 pt-3"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.keys.photo} />
        <PhotoField form={form} label={t("raise.photo")} />
        <RadioTiles
          name="shows"
          legend={t("photos.shows")}
          options={[
            { value: "before", text: t("photos.before") },
            { value: "after", text: t("photos.after") },
          ]}
          chosen={form.value("shows")}
          error={error && say(error)}
        />
        <Button name="intent" value="photo" variant="outline" className="justify-self-start">
          {t("photos.send")}
        </Button>
      </form>
    </details>
  );
}

/** One punch item: its photos, whose turn it is, where it is on the plan, and the way to its sub. */
export default function PunchItemScreen({ view, tooLarge, sent: posted }: PunchItemScreenProps) {
  const t = useText("punch-list");
  const texts = useProcessTexts();
  const { number } = useFormat();
  const { item, standing, readOnly } = view;
  const sent = tooLarge ? tooLargeSent("photo") : posted;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  const mayFinish = !readOnly && standing.choices.some(({ name }) => name === "ready");
  const choices = readOnly ? [] : standing.choices.filter(({ name }) => name !== "ready");
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <ItemHead item={item}>
        <p className="print:hidden">
          <TextLink href={item.sample && !item.project ? PUNCH_LIST : listPath({ project: item.projectId })}>
            {t("back")}
          </TextLink>
        </p>
      </ItemHead>
      <Problem sent={sent} />
      <ProcessActions
        isServed
        standing={{ ...standing, choices }}
        texts={texts}
        idem={view.keys.move}
        zone={item.zone}
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {mayFinish && (
        <TitledSection id="finish" title={t("finish.title")} className="grid gap-4">
          <FinishForm view={view} form={formOf("finish", sent)} />
        </TitledSection>
      )}
      {view.twins.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span>{t("about.twins")}</span>
          {view.twins.map((twin) => (
            <TextLink key={twin.id} href={itemPath(twin.id)}>
              {t("item", { number: number(twin.number) })} <Typed text={twin.words} />
            </TextLink>
          ))}
        </p>
      )}
      <Photos photos={view.photos} href={fileHref} />
      {!readOnly && (
        <>
          <AddPhoto view={view} sent={sent} />
          {!standing.ended && <EditForm view={view} sent={sent} />}
          <TitledSection id="share" title={t("share.title")} className="grid gap-1 print:hidden">
            <p className="max-w-prose text-muted">{t(view.mayShare ? "share.text" : "share.guest")}</p>
            <p>
              <TextLink href={`/workspace/share?type=${PUNCH}&id=${item.id}`}>
                {t(view.mayShare ? "share.link" : "share.signIn")}
              </TextLink>
            </p>
          </TitledSection>
          <PlanPin view={view} sent={sent} />
        </>
      )}
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={item.zone} />
        </TitledSection>
      )}
    </div>
  );
}
