CREATE TABLE `firm_courses` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`title` text NOT NULL,
	`draft` text NOT NULL,
	`edition` integer DEFAULT 0 NOT NULL,
	`published_version` integer,
	`retired_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `firm_courses_workspace` ON `firm_courses` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `lesson_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`course` text NOT NULL,
	`lesson` text NOT NULL,
	`firm_id` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lesson_questions_workspace` ON `lesson_questions` (`workspace_id`,`course`);--> statement-breakpoint
CREATE INDEX `lesson_questions_firm` ON `lesson_questions` (`firm_id`);--> statement-breakpoint
ALTER TABLE `course_editions` ADD `workspace_id` text;--> statement-breakpoint
CREATE INDEX `course_editions_workspace` ON `course_editions` (`workspace_id`);