import { DIRECTORY_LIMITS } from "~/engines/directory/directory.ts";
import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { firmPath, firmPhotoPath } from "../directory.limits.ts";
import type { FirmView } from "../directory.view.server.ts";
import { TypedField, useSay } from "./parts.tsx";

/** Photos of jobs that a firm has done, each with its job; whoever looks after the page adds some and takes some away. */
export function Photos({ view, sent }: { view: FirmView; sent?: Sent }) {
  const t = useText("professional-directory");
  const say = useSay();
  const form = formOf(["photo"], sent);
  const wrong = form.error("photo");
  const here = firmPath(view.firm.id);
  if (view.photos.length === 0 && !view.mayWrite) return null;
  return (
    <TitledSection id="photos" title={t("photos.title")} className="grid gap-3">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {view.photos.map(({ id, job, year }) => (
          <li key={id} className="grid content-start gap-1">
            <a href={firmPhotoPath(id)}>
              <img
                src={firmPhotoPath(id)}
                alt={t("photos.of", { job: isolated(job) })}
                loading="lazy"
                className="aspect-4/3 w-full border border-line bg-sunken object-cover"
              />
            </a>
            <p>
              <Typed text={job} />
              {year !== null && (
                <>
                  {" · "}
                  <bdi>{year}</bdi>
                </>
              )}
            </p>
            {view.mayWrite && (
              <form method="post" action={here} data-reload>
                <input type="hidden" name="photo" value={id} />
                <Button
                  name="intent"
                  value="dropPhoto"
                  variant="outline"
                  size="sm"
                  aria-label={t("photos.dropOf", { job: isolated(job) })}
                >
                  {t("photos.drop")}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {view.mayWrite && view.photos.length < DIRECTORY_LIMITS.photos && (
        <Fold title={t("photos.add")} open={form.isSent}>
          <form
            method="post"
            action={here}
            encType="multipart/form-data"
            noValidate
            className="grid max-w-xl gap-3"
            data-reload
          >
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <TypedField form={form} name="job" label={t("photos.job")} most={DIRECTORY_LIMITS.job} />
            <TypedField form={form} name="year" label={t("photos.year")} type="numeric" />
            <Field
              name="photo"
              type="file"
              accept={ACCEPTED.picture}
              label={t("photos.file")}
              hint={t("photos.hint")}
              error={wrong && say(wrong)}
            />
            <Button name="intent" value="photo" variant="outline" className="justify-self-start">
              {t("photos.do")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}
