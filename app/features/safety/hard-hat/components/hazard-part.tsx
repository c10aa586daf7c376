import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { HARD_HAT_LIMITS, HAZARDS } from "../hard-hat.limits.ts";
import type { HubView } from "../hard-hat.view.server.ts";
import { HUGE, type PartProps, useSay } from "./hub-parts.ts";

interface PhotoFieldProps {
  id: string;
  view: HubView;
  error?: string;
}

/** The phone's camera, as large as the buttons. */
function PhotoField({ id, view, error }: PhotoFieldProps) {
  const t = useText("hard-hat-zone");
  const say = useSay();
  return (
    <div className={`grid gap-1 ${error ? "border-s-4 border-danger ps-3" : ""}`}>
      <label htmlFor={id} className="text-lg font-medium">
        {t("hazard.photo")}
      </label>
      {error && (
        <p id={`${id}-error`} className="font-medium text-danger">
          {say(error)}
        </p>
      )}
      <input
        id={id}
        name="photo"
        type="file"
        accept="image/png,image/jpeg,image/webp"
        capture="environment"
        disabled={view.isExample}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="min-h-14 w-full rounded-control border border-control bg-surface p-3 text-base"
      />
    </div>
  );
}

/** A hazard in one press, and below it what is seen being done. */
export function Hazard({ view, path, sent, tooLarge }: PartProps & { sent?: Sent; tooLarge?: boolean }) {
  const t = useText("hard-hat-zone");
  const isHazard = sent?.fields.intent !== "seen";
  return (
    <>
      <form
        method="post"
        action={path}
        encType="multipart/form-data"
        noValidate
        className="grid gap-3"
        data-reload
      >
        <input type="hidden" name="idem" value={(isHazard && sent?.fields.idem) || view.idem} />
        <PhotoField id="photo" view={view} error={tooLarge ? "errors.tooLarge" : sent?.errors.photo} />
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-lg font-bold">{t("hazard.press")}</legend>
          {HAZARDS.map((hazard) => (
            <Button
              key={hazard}
              name="hazard"
              value={hazard}
              variant="outline"
              className={HUGE}
              disabled={view.isExample}
            >
              {t(`hazards.${hazard}`)}
            </Button>
          ))}
        </fieldset>
        <input type="hidden" name="intent" value="hazard" />
        <p className="text-sm text-muted">{t("hazard.anonymous")}</p>
      </form>
      <SeenForm view={view} path={path} sent={isHazard ? undefined : sent} />
    </>
  );
}

/** What is seen being done, safely or not: one press, with a word and a photo where there is time. */
function SeenForm({ view, path, sent }: PartProps & { sent?: Sent }) {
  const t = useText("hard-hat-zone");
  const say = useSay();
  const error = sent?.errors.seen;
  return (
    <form
      method="post"
      action={path}
      encType="multipart/form-data"
      noValidate
      className="grid gap-3 border-t-2 border-ink pt-4"
      data-reload
    >
      <h3 className="text-lg font-bold">{t("seen.title")}</h3>
      <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
      <label htmlFor="seen" className="text-lg font-medium">
        {t("seen.label")}
      </label>
      {error && (
        <p id="seen-error" className="font-medium text-danger">
          {say(error)}
        </p>
      )}
      <input
        id="seen"
        name="seen"
        dir="auto"
        autoComplete="off"
        maxLength={HARD_HAT_LIMITS.seen}
        defaultValue={sent?.fields.seen}
        disabled={view.isExample}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "seen-error" : undefined}
        className="min-h-14 w-full rounded-control border border-control bg-surface p-3 text-base"
      />
      <PhotoField id="seenPhoto" view={view} error={sent?.errors.seenPhoto} />
      <input type="hidden" name="intent" value="seen" />
      {(["safe", "unsafe"] as const).map((verdict) => (
        <Button
          key={verdict}
          name="verdict"
          value={verdict}
          variant="outline"
          className={HUGE}
          disabled={view.isExample}
        >
          {t(`seen.${verdict}`)}
        </Button>
      ))}
    </form>
  );
}
