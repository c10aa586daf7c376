import { fileHref } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import type { Sent } from "../checklists.form.server.ts";
import { fieldOf, type ItemPart } from "../checklists.limits.ts";
import type { RunView } from "../checklists.view.server.ts";
import { OfList, useSay } from "./form-parts.tsx";

type Shown = RunView["sections"][number]["items"][number];

const CHOSEN = {
  pass: "has-checked:border-ok has-checked:text-ok",
  fail: "has-checked:border-danger has-checked:text-danger",
  out: "has-checked:border-ink",
} as const;

/** One item: three tiles side by side, for a gloved thumb; a note, photos and an action behind them. */
export function RunItem({ item, sent }: { item: Shown; sent?: Sent }) {
  const t = useText("safety-checklists");
  const say = useSay();
  const { index } = item;
  const name = (part: ItemPart) => fieldOf(index, part);
  const value = (part: ItemPart, stored: string) => (sent ? (sent.fields[name(part)] ?? "") : stored);
  const error = (part: ItemPart) => {
    const key = sent?.errors[name(part)];
    return key && say(key);
  };
  const missing = sent?.missing?.filter((lack) => lack.index === index) ?? [];
  const { action } = item;
  const actionOpen =
    item.outcome === "fail" ||
    [action.text, action.owner, action.due].some((part) => part !== "") ||
    missing.some(({ what }) => what === "action") ||
    Object.keys(sent?.errors ?? {}).some((field) => field.startsWith(`items[${index}].`));
  return (
    <li
      id={`item-${index}`}
      tabIndex={-1}
      className={`grid scroll-mt-20 gap-3 border-b border-line py-4 ${missing.length > 0 ? "border-s-4 border-s-danger ps-3" : ""}`}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-lg font-medium">
          <OfList text={item.prompt} />
        </legend>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {item.critical && <Badge>{t("critical")}</Badge>}
          <bdi dir="ltr" translate="no">
            {item.citation}
          </bdi>
        </p>
        {missing.map(({ what }) => (
          <p key={what} className="font-medium text-danger">
            {t(`missing.${what}`)}
          </p>
        ))}
        <div className="grid grid-cols-3 gap-2">
          {item.responses.map(({ answer, outcome }) => (
            <label
              key={answer}
              className={`flex min-h-16 cursor-pointer flex-wrap items-center justify-center gap-2 rounded-control border border-control bg-surface px-2 py-2 text-center font-medium hover:bg-sunken has-checked:border-4 has-focus-visible:outline-3 has-focus-visible:outline-blueprint ${CHOSEN[outcome]}`}
            >
              <input
                type="radio"
                name={name("answer")}
                value={answer}
                defaultChecked={value("answer", item.answer) === answer}
                className="size-5 shrink-0 accent-accent"
              />
              {t(`answers.${answer}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <details open={actionOpen || item.note !== "" || missing.length > 0}>
        <summary className="inline-flex min-h-12 cursor-pointer items-center font-medium text-blueprint underline">
          {t("more")}
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          <TextareaField
            name={name("note")}
            id={`note-${index}`}
            label={t("fields.note")}
            defaultValue={value("note", item.note)}
            error={error("note")}
            rows={2}
            className="sm:col-span-2"
          />
          <Field
            name={name("what")}
            id={`what-${index}`}
            label={t("fields.what")}
            defaultValue={value("what", action.text)}
            error={error("what")}
            dir="auto"
            autoComplete="off"
            className="sm:col-span-2"
          />
          <Field
            name={name("owner")}
            id={`owner-${index}`}
            label={t("fields.owner")}
            defaultValue={value("owner", action.owner)}
            error={error("owner")}
            dir="auto"
            autoComplete="off"
          />
          <Field
            name={name("due")}
            id={`due-${index}`}
            type="date"
            label={t("fields.due")}
            defaultValue={value("due", action.due)}
            error={error("due")}
          />
        </div>
      </details>
      <p className="flex flex-wrap items-center gap-3">
        {item.photos.map((file, n) => (
          <a key={file} href={fileHref(file)} className="inline-block">
            <img
              src={fileHref(file)}
              alt={t("photo.alt", { number: n + 1 })}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 border border-line object-cover"
            />
          </a>
        ))}
        <Button name="intent" value={`photo.${index}`} variant="outline">
          {t("photo.add")}
        </Button>
      </p>
    </li>
  );
}
