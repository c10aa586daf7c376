import { TitledSection } from "./titled-section.tsx";

interface FileListProps {
  /** Of the heading. */
  id: string;
  title: string;
  files: readonly { id: string; name: string }[];
  href: (id: string) => string;
}

/** What came with a record, by name, each opened by a press; nothing where nothing came. */
export function FileList({ id, title, files, href }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <TitledSection id={id} title={title} className="grid gap-2">
      <ul className="grid">
        {files.map((file) => (
          <li key={file.id}>
            <a
              href={href(file.id)}
              className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
              data-reload
            >
              <bdi translate="no">{file.name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
