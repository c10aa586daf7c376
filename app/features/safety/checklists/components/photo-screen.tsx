import { ACCEPTED, fileHref } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Sent } from "../checklists.form.server.ts";
import { CHECKLISTS, runPath } from "../checklists.limits.ts";
import { OfList, Problem, useSay } from "./form-parts.tsx";

interface PhotoScreenProps {
  run: string;
  /** Nobody may add to this run: it is signed, or none of theirs. */
  closed: boolean;
  item?: { index: number; prompt: string; photos: readonly string[] };
  idem: string;
  /** A body that was too large was not read, so the page knows nothing of the form. */
  tooLarge?: boolean;
  sent?: Sent;
}

/** A photo for one item of a run. */
export default function PhotoScreen({ run, closed, item, idem, tooLarge, sent }: PhotoScreenProps) {
  const t = useText("safety-checklists");
  const shell = useText("shell");
  const say = useSay();
  const problem = tooLarge ? { fields: {}, errors: { file: "errors.tooLarge" } } : sent;
  const error = problem?.errors.file;
  const path = `/checklist-photo?run=${run}&item=${item?.index}`;
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <h1 className="text-2xl font-bold">{shell("screens.checklistPhoto.title")}</h1>
      <Problem sent={problem} />
      {closed || !item ? (
        <Notice title={t("photo.which")} action={<TextLink href={CHECKLISTS}>{t("backAll")}</TextLink>} />
      ) : (
        <>
          <p className="text-lg font-medium">
            <OfList text={item.prompt} />
          </p>
          <form
            method="post"
            action={path}
            encType="multipart/form-data"
            noValidate
            className="grid max-w-xl gap-4"
            data-reload
          >
            <input type="hidden" name="idem" value={idem} />
            <Field
              name="file"
              type="file"
              accept={ACCEPTED.picture}
              capture="environment"
              label={t("photo.file")}
              hint={t("photo.hint")}
              error={error && say(error)}
            />
            <div className="flex flex-wrap items-center gap-4">
              <Button name="intent" value="add" size="lg">
                {t("photo.keep")}
              </Button>
              <TextLink href={`${runPath(run)}#item-${item.index}`}>{t("photo.back")}</TextLink>
            </div>
          </form>
          <ul className="flex flex-wrap gap-4">
            {item.photos.map((file, n) => (
              <li key={file} className="grid gap-2">
                <img
                  src={fileHref(file)}
                  alt={t("photo.alt", { number: n + 1 })}
                  width={144}
                  height={144}
                  className="size-36 border border-line object-cover"
                />
                <form method="post" action={path} data-reload>
                  <input type="hidden" name="file" value={file} />
                  <Button name="intent" value="drop" variant="outline">
                    {t("photo.drop", { number: n + 1 })}
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
