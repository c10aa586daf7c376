import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { PUNCH_LIMITS } from "../punch-list.limits.ts";
import type { HeldView, ItemView } from "../punch-list.view.server.ts";
import { type FormState, fieldId, PhotoField, useSay } from "./form-parts.tsx";

type Shown = ItemView["item"];

/** By when, or since when it is late. */
export function Due({ dueOn, overdue }: { dueOn: string | null; overdue: boolean }) {
  const t = useText("punch-list");
  const { date } = useFormat();
  if (!dueOn) return null;
  const day = { date: isolated(date(dueOn)) };
  return overdue ? (
    <Badge variant="destructive">{t("about.overdue", day)}</Badge>
  ) : (
    <span>{t("about.due", day)}</span>
  );
}

/** What the item is: the defect as a heading, where it is, whose it is and by when. */
export function ItemHead({ item, children }: { item: Shown; children?: React.ReactNode }) {
  const t = useText("punch-list");
  const say = useSay();
  const { date, moment, number, money } = useFormat();
  return (
    <header className="grid gap-2 border-b border-line pb-6">
      {children}
      <p className="text-sm font-medium text-accent tabular-nums">
        {t("item", { number: number(item.number) })}
      </p>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <Typed text={item.words} />
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg">
        <Typed text={item.room} />
        <span>{say(`trades.${item.trade}`)}</span>
        {item.project && <Typed text={item.project} />}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        {item.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        {item.priority === "high" && <Badge>{t("about.high")}</Badge>}
        {item.assignee && (
          <span>
            {t("fields.assignee")}: <bdi translate="no">{item.assignee}</bdi>
          </span>
        )}
        <Due dueOn={item.dueOn} overdue={item.overdue} />
        {item.expected && (
          <span>
            {t("about.expected", {
              ...{ date: isolated(date(item.expected.on)), days: number(item.expected.days) },
              of: number(item.expected.of),
            })}
          </span>
        )}
        {item.rejections > 0 && <span>{t("about.sentBack", { count: item.rejections })}</span>}
        {item.backChargeCents > 0 && (
          <span>{t("about.backCharge", { sum: isolated(money(item.backChargeCents)) })}</span>
        )}
        {item.acceptedAt && (
          <span>{t("about.accepted", { moment: isolated(moment(item.acceptedAt, item.zone)) })}</span>
        )}
      </p>
    </header>
  );
}

interface PhotosProps {
  photos: ItemView["photos"];
  /** The address of a picture. */
  href: (id: string) => string;
}

/** The pictures, each with what it shows: the defect, or the finished work. */
export function Photos({ photos, href }: PhotosProps) {
  const t = useText("punch-list");
  return (
    <TitledSection id="photos" title={t("photos.title")} className="grid gap-3">
      {photos.length === 0 ? (
        <p>{t("photos.none")}</p>
      ) : (
        <ul className="flex flex-wrap gap-4">
          {photos.map((photo, n) => (
            <li key={photo.id} className="grid gap-1">
              <a href={href(photo.id)} data-reload>
                <img
                  src={href(photo.small)}
                  alt={t("photos.alt", { number: n + 1 })}
                  width={160}
                  height={160}
                  loading="lazy"
                  className="size-40 border border-line object-cover"
                />
              </a>
              <Badge variant={photo.shows === "after" ? "default" : "secondary"}>
                {t(photo.shows === "after" ? "photos.after" : "photos.before")}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** The name that goes with what is done by link. */
export function NameField({ form, name }: { form: FormState; name: string }) {
  const t = useText("punch-list");
  const say = useSay();
  const error = form.error("printedName");
  return (
    <Field
      name="printedName"
      id={fieldId(form.intent, "printedName")}
      label={t("held.name")}
      defaultValue={form.isSent ? form.value("printedName") : name}
      error={error && say(error)}
      maxLength={PUNCH_LIMITS.printedName}
      autoComplete="name"
      dir="auto"
    />
  );
}

interface FinishProps {
  view: ItemView | HeldView;
  form: FormState;
  /** Asks for a name, which begins as this. */
  name?: string;
}

/** The work is done: its photo first, then what there is to say. */
export function FinishForm({ view, form, name }: FinishProps) {
  const t = useText("punch-list");
  const say = useSay();
  const error = form.error("note");
  return (
    <form method="post" encType="multipart/form-data" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.keys.finish} />
      <input type="hidden" name="version" value={view.item.version} />
      <PhotoField form={form} label={t(view.item.photoNeeded ? "finish.photoNeeded" : "finish.photo")} />
      {name !== undefined && <NameField form={form} name={name} />}
      <TextareaField
        name="note"
        id={fieldId("finish", "note")}
        label={t("finish.note")}
        defaultValue={form.value("note")}
        error={error && say(error)}
        maxLength={PUNCH_LIMITS.note}
        rows={2}
      />
      <Button name="intent" value="finish" size="lg" className="justify-self-start max-sm:w-full">
        {t("finish.do")}
      </Button>
    </form>
  );
}
