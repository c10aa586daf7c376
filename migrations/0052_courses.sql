CREATE TABLE `course_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`course` text NOT NULL,
	`edition` integer NOT NULL,
	`question` text NOT NULL,
	`choice` integer NOT NULL,
	`is_right` integer NOT NULL,
	`others` integer NOT NULL,
	`is_first` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`attempt_id`) REFERENCES `course_attempts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_answers_once` ON `course_answers` (`attempt_id`,`question`);--> statement-breakpoint
CREATE INDEX `course_answers_question` ON `course_answers` (`course`,`edition`,`is_first`,`question`);--> statement-breakpoint
CREATE INDEX `course_answers_workspace` ON `course_answers` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `course_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`enrolment_id` text NOT NULL,
	`course` text NOT NULL,
	`edition` integer NOT NULL,
	`idem` text NOT NULL,
	`taken_on` text NOT NULL,
	`right_answers` integer NOT NULL,
	`asked` integer NOT NULL,
	`passed` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`enrolment_id`) REFERENCES `course_enrolments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_attempts_once` ON `course_attempts` (`workspace_id`,`idem`);--> statement-breakpoint
CREATE INDEX `course_attempts_day` ON `course_attempts` (`enrolment_id`,`taken_on`);--> statement-breakpoint
CREATE TABLE `course_editions` (
	`course` text NOT NULL,
	`edition` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`course`, `edition`)
);
--> statement-breakpoint
CREATE TABLE `course_enrolments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`course` text NOT NULL,
	`edition` integer NOT NULL,
	`turn` integer NOT NULL,
	`state` text NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`best` integer,
	`passed_at` text,
	`expires_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_enrolments_once` ON `course_enrolments` (`workspace_id`,`course`,`turn`);--> statement-breakpoint
CREATE INDEX `course_enrolments_course` ON `course_enrolments` (`course`,`state`);--> statement-breakpoint
CREATE TABLE `course_lessons` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`enrolment_id` text NOT NULL,
	`lesson` text NOT NULL,
	`seconds` integer NOT NULL,
	`done_at` text NOT NULL,
	FOREIGN KEY (`enrolment_id`) REFERENCES `course_enrolments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_lessons_once` ON `course_lessons` (`enrolment_id`,`lesson`);--> statement-breakpoint
CREATE INDEX `course_lessons_workspace` ON `course_lessons` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `course_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`course` text NOT NULL,
	`edition` integer NOT NULL,
	`question` text NOT NULL,
	`step` integer NOT NULL,
	`due_on` text,
	`version` integer DEFAULT 1 NOT NULL,
	`answered_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_reviews_once` ON `course_reviews` (`workspace_id`,`course`,`question`);--> statement-breakpoint
CREATE INDEX `course_reviews_due` ON `course_reviews` (`workspace_id`,`due_on`);--> statement-breakpoint
CREATE TABLE `learning_choices` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `path_assignments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`path` text NOT NULL,
	`due_on` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `path_assignments_once` ON `path_assignments` (`workspace_id`,`member_id`,`path`);--> statement-breakpoint
CREATE INDEX `path_assignments_member` ON `path_assignments` (`member_id`);--> statement-breakpoint
CREATE TABLE `topic_suggestions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`topic` text NOT NULL,
	`about` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `topic_suggestions_workspace` ON `topic_suggestions` (`workspace_id`,`created_at`);