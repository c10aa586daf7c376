import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { reportPath, SAFETY_LIMITS } from "../dashboard.limits.ts";
import type { ReportView } from "../dashboard.view.server.ts";
import { useSay } from "./form-parts.tsx";
import { PhotoLink } from "./photo-link.tsx";

/** The photos of a report, and a form for one more. */
export function ReportPhotos({ view, sent }: { view: ReportView; sent?: Sent }) {
  const t = useText("safety-dashboard");
  const say = useSay();
  const action = reportPath(view.id);
  const error = sent?.errors.file;
  if (view.photos.length === 0 && view.readOnly && !view.photosWithheld) return null;
  return (
    <TitledSection id="photos" title={t("photos.title")} className="grid gap-4">
      {view.photosWithheld && <p>{t("photos.withheld")}</p>}
      <ul className="flex flex-wrap gap-4">
        {view.photos.map((file, n) => (
          <li key={file} className="grid gap-2">
            <PhotoLink file={file} alt={t("photos.alt", { number: n + 1 })} />
            {!view.readOnly && (
              <form method="post" action={action} className="print:hidden" data-reload>
                <input type="hidden" name="file" value={file} />
                <Button name="intent" value="drop-photo" variant="outline">
                  {t("photos.drop", { number: n + 1 })}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {!view.readOnly && view.photos.length < SAFETY_LIMITS.photos && (
        <form
          method="post"
          action={action}
          encType="multipart/form-data"
          noValidate
          className="grid max-w-xl gap-4 print:hidden"
          data-reload
        >
          <input type="hidden" name="idem" value={view.idem} />
          <Field
            name="file"
            type="file"
            accept={ACCEPTED.picture}
            label={t("photos.file")}
            hint={t("photos.hint", { most: SAFETY_LIMITS.photos })}
            error={error && say(error)}
          />
          <Button name="intent" value="photo" variant="outline" className="justify-self-start">
            {t("photos.keep")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}
