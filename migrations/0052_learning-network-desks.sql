CREATE TABLE `month_end_ticks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`month` text NOT NULL,
	`line` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`ticked_by` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `month_end_ticks_line` ON `month_end_ticks` (`workspace_id`,`month`,`line`);--> statement-breakpoint
CREATE TABLE `call_scripts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`title` text NOT NULL,
	`questions` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `call_scripts_workspace` ON `call_scripts` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `call_tries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`call_id` text NOT NULL,
	`hour` integer NOT NULL,
	`reached` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`call_id`) REFERENCES `calls`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `call_tries_workspace` ON `call_tries` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `call_tries_call` ON `call_tries` (`call_id`);--> statement-breakpoint
CREATE TABLE `calls` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`caller` text DEFAULT '' NOT NULL,
	`phone` text NOT NULL,
	`phone_key` text NOT NULL,
	`reason` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`urgency` text NOT NULL,
	`value_cents` integer DEFAULT 0 NOT NULL,
	`answers` text NOT NULL,
	`hazards` text DEFAULT '' NOT NULL,
	`taken_by` text NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`rang` integer DEFAULT 1 NOT NULL,
	`rang_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`snoozed_until` text,
	`tried_at` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `calls_workspace` ON `calls` (`workspace_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `calls_phone` ON `calls` (`workspace_id`,`phone_key`,`created_at`);--> statement-breakpoint
CREATE TABLE `career_endorsements` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`entry_id` text NOT NULL,
	`skill_key` text NOT NULL,
	`skill` text NOT NULL,
	`relation_kind` text NOT NULL,
	`relation_id` text NOT NULL,
	`shown_as` text NOT NULL,
	`confirmed_at` text,
	`declined_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `directory_entries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `career_endorsements_once` ON `career_endorsements` (`workspace_id`,`entry_id`,`skill_key`);--> statement-breakpoint
CREATE INDEX `career_endorsements_entry` ON `career_endorsements` (`entry_id`,`confirmed_at`);--> statement-breakpoint
CREATE TABLE `certificate_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`number` text NOT NULL,
	`words` text NOT NULL,
	`handled_at` text,
	`finding` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `certificate_reports_open` ON `certificate_reports` (`handled_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `certificate_reports_workspace` ON `certificate_reports` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`number` text NOT NULL,
	`enrolment` text NOT NULL,
	`holder` text NOT NULL,
	`holder_key` text NOT NULL,
	`course` text NOT NULL,
	`course_title` text NOT NULL,
	`course_version` integer NOT NULL,
	`issued_on` text NOT NULL,
	`expires_on` text,
	`signed` text DEFAULT '' NOT NULL,
	`revoked_at` text,
	`revoked_for` text DEFAULT '' NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_number` ON `certificates` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_enrolment` ON `certificates` (`workspace_id`,`enrolment`);--> statement-breakpoint
CREATE INDEX `certificates_workspace` ON `certificates` (`workspace_id`,`expires_on`);--> statement-breakpoint
CREATE TABLE `credential_sets` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`title` text NOT NULL,
	`items` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `credential_sets_workspace` ON `credential_sets` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `credentials` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`person_id` text DEFAULT '' NOT NULL,
	`holder` text NOT NULL,
	`kind` text NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`issuer` text NOT NULL,
	`issued_on` text,
	`expires_on` text,
	`verified` text DEFAULT 'none' NOT NULL,
	`verified_by` text DEFAULT '' NOT NULL,
	`verified_how` text DEFAULT '' NOT NULL,
	`verified_on` text,
	`qr_text` text DEFAULT '' NOT NULL,
	`class_id` text,
	`ask_id` text,
	`sent_by` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `credentials_workspace` ON `credentials` (`workspace_id`,`expires_on`);--> statement-breakpoint
CREATE UNIQUE INDEX `credentials_class` ON `credentials` (`class_id`,`person_id`);--> statement-breakpoint
CREATE TABLE `training_asks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`person_id` text NOT NULL,
	`called` text NOT NULL,
	`kind` text NOT NULL,
	`requirement` text NOT NULL,
	`due_on` text,
	`words` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`closed_at` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `training_asks_workspace` ON `training_asks` (`workspace_id`,`closed_at`);--> statement-breakpoint
CREATE TABLE `training_classes` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`requirement` text NOT NULL,
	`held_on` text NOT NULL,
	`trainer` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`minutes` integer DEFAULT 0 NOT NULL,
	`answers` text DEFAULT '{}' NOT NULL,
	`closed_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `training_classes_workspace` ON `training_classes` (`workspace_id`,`held_on`);--> statement-breakpoint
CREATE TABLE `training_people` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`called` text NOT NULL,
	`called_key` text NOT NULL,
	`trade` text DEFAULT '' NOT NULL,
	`project_id` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `training_people_once` ON `training_people` (`workspace_id`,`called_key`);--> statement-breakpoint
CREATE TABLE `training_requirements` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`code` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`trades` text DEFAULT '' NOT NULL,
	`tasks` text DEFAULT '[]' NOT NULL,
	`course` text DEFAULT '' NOT NULL,
	`valid_months` integer DEFAULT 0 NOT NULL,
	`minutes` integer DEFAULT 0 NOT NULL,
	`cost_cents` integer DEFAULT 0 NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `training_requirements_once` ON `training_requirements` (`workspace_id`,`code`);--> statement-breakpoint
CREATE TABLE `training_signatures` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`class_id` text NOT NULL,
	`person_id` text NOT NULL,
	`signature` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`class_id`) REFERENCES `training_classes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `training_signatures_once` ON `training_signatures` (`class_id`,`person_id`);--> statement-breakpoint
CREATE INDEX `training_signatures_workspace` ON `training_signatures` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `champion_entries` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`shown_as` text NOT NULL,
	`shown_key` text NOT NULL,
	`shown` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `champion_entries_key` ON `champion_entries` (`kind`,`shown_key`);--> statement-breakpoint
CREATE INDEX `champion_entries_shown` ON `champion_entries` (`kind`,`shown`);--> statement-breakpoint
CREATE TABLE `champion_nominations` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`season` text NOT NULL,
	`kind` text NOT NULL,
	`board` text NOT NULL,
	`nominee_workspace` text NOT NULL,
	`nominee_as` text NOT NULL,
	`story` text NOT NULL,
	`state` text DEFAULT 'nominated' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `champion_nominations_once` ON `champion_nominations` (`workspace_id`,`season`,`kind`,`board`,`nominee_workspace`);--> statement-breakpoint
CREATE INDEX `champion_nominations_season` ON `champion_nominations` (`season`,`state`);--> statement-breakpoint
CREATE INDEX `champion_nominations_nominee` ON `champion_nominations` (`nominee_workspace`,`season`);--> statement-breakpoint
CREATE TABLE `champion_votes` (
	`season` text NOT NULL,
	`kind` text NOT NULL,
	`board` text NOT NULL,
	`owner` text NOT NULL,
	`nomination_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`season`, `kind`, `board`, `owner`),
	FOREIGN KEY (`nomination_id`) REFERENCES `champion_nominations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `champion_votes_nomination` ON `champion_votes` (`nomination_id`);--> statement-breakpoint
CREATE INDEX `champion_votes_owner` ON `champion_votes` (`owner`);--> statement-breakpoint
CREATE TABLE `connection_notes` (
	`workspace_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`tags` text DEFAULT '' NOT NULL,
	`do_not_hire` integer DEFAULT false NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `connection_id`),
	FOREIGN KEY (`connection_id`) REFERENCES `connections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `connection_notes_connection` ON `connection_notes` (`connection_id`);--> statement-breakpoint
CREATE TABLE `connections` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`other` text NOT NULL,
	`pair` text NOT NULL,
	`line` text NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`state_since` text NOT NULL,
	`asker_read_at` text,
	`other_read_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_pair` ON `connections` (`pair`);--> statement-breakpoint
CREATE INDEX `connections_workspace` ON `connections` (`workspace_id`,`state`);--> statement-breakpoint
CREATE INDEX `connections_other` ON `connections` (`other`,`state`);--> statement-breakpoint
CREATE TABLE `crew_needs` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`trade` text NOT NULL,
	`headcount` integer NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`site_zone` text NOT NULL,
	`over_at` text NOT NULL,
	`area` text NOT NULL,
	`near_latitude` real,
	`near_longitude` real,
	`address` text DEFAULT '' NOT NULL,
	`latitude` real,
	`longitude` real,
	`pay` text NOT NULL,
	`pay_cents` integer DEFAULT 0 NOT NULL,
	`currency` text NOT NULL,
	`language` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`papers` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`state_since` text NOT NULL,
	`filled_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `crew_needs_workspace` ON `crew_needs` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `crew_needs_open` ON `crew_needs` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `crew_needs_filled` ON `crew_needs` (`trade`,`filled_at`);--> statement-breakpoint
CREATE TABLE `free_days` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`days` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `message_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`post_id` text NOT NULL,
	`reason` text NOT NULL,
	`verdict` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_reports_once` ON `message_reports` (`post_id`,`workspace_id`);--> statement-breakpoint
CREATE INDEX `message_reports_verdict` ON `message_reports` (`verdict`,`created_at`);--> statement-breakpoint
CREATE INDEX `message_reports_workspace` ON `message_reports` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `need_responses` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`need_id` text NOT NULL,
	`headcount` integer NOT NULL,
	`from_day` text NOT NULL,
	`line` text NOT NULL,
	`free_days` text NOT NULL,
	`clearance` text,
	`state` text DEFAULT 'sent' NOT NULL,
	`decided_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`need_id`) REFERENCES `crew_needs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `need_responses_once` ON `need_responses` (`need_id`,`workspace_id`);--> statement-breakpoint
CREATE INDEX `need_responses_workspace` ON `need_responses` (`workspace_id`,`created_at`);--> statement-breakpoint
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
CREATE INDEX `topic_suggestions_workspace` ON `topic_suggestions` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `metric_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`metric` text NOT NULL,
	`day` text NOT NULL,
	`words` text NOT NULL,
	`author` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `metric_notes_workspace` ON `metric_notes` (`workspace_id`,`metric`,`day`);--> statement-breakpoint
CREATE TABLE `lounge_answers` (
	`event_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`answer` text NOT NULL,
	`guests` integer NOT NULL,
	`since` text NOT NULL,
	`promoted_at` text,
	PRIMARY KEY(`event_id`, `workspace_id`)
);
--> statement-breakpoint
CREATE INDEX `lounge_answers_workspace` ON `lounge_answers` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `lounge_answers_waiting` ON `lounge_answers` (`event_id`,`answer`,`since`);--> statement-breakpoint
CREATE TABLE `lounge_events` (
	`id` text PRIMARY KEY NOT NULL,
	`suggested_by` text NOT NULL,
	`title` text NOT NULL,
	`about` text NOT NULL,
	`place` text NOT NULL,
	`site_zone` text NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`capacity` integer NOT NULL,
	`approved_at` text,
	`off_at` text,
	`reason` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lounge_events_starts` ON `lounge_events` (`starts_at`);--> statement-breakpoint
CREATE INDEX `lounge_events_suggested` ON `lounge_events` (`suggested_by`);--> statement-breakpoint
CREATE TABLE `lounge_polls` (
	`id` text PRIMARY KEY NOT NULL,
	`question` text NOT NULL,
	`options` text NOT NULL,
	`closes_at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lounge_polls_closes` ON `lounge_polls` (`closes_at`);--> statement-breakpoint
CREATE TABLE `lounge_votes` (
	`poll_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`choice` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`poll_id`, `workspace_id`)
);
--> statement-breakpoint
CREATE INDEX `lounge_votes_workspace` ON `lounge_votes` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `partner_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`offer_id` text NOT NULL,
	`period` text NOT NULL,
	`code` text NOT NULL,
	`list_code` text,
	`used_at` text,
	`saved_cents` integer,
	`stars` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`offer_id`) REFERENCES `partner_offers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partner_claims_once` ON `partner_claims` (`offer_id`,`owner`,`period`);--> statement-breakpoint
CREATE UNIQUE INDEX `partner_claims_code` ON `partner_claims` (`offer_id`,`list_code`);--> statement-breakpoint
CREATE INDEX `partner_claims_owner` ON `partner_claims` (`owner`,`created_at`);--> statement-breakpoint
CREATE TABLE `partner_codes` (
	`offer_id` text NOT NULL,
	`code` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`offer_id`, `code`),
	FOREIGN KEY (`offer_id`) REFERENCES `partner_offers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `partner_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`partner_id` text NOT NULL,
	`title` text NOT NULL,
	`terms` text NOT NULL,
	`trade` text NOT NULL,
	`tier` text NOT NULL,
	`radius_miles` integer NOT NULL,
	`valid_from` text NOT NULL,
	`valid_to` text NOT NULL,
	`per` text NOT NULL,
	`single_code` text DEFAULT '' NOT NULL,
	`open` integer DEFAULT true NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `partner_offers_partner` ON `partner_offers` (`partner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `partner_offers_workspace` ON `partner_offers` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `partner_offers_valid` ON `partner_offers` (`open`,`valid_to`);--> statement-breakpoint
CREATE TABLE `partners` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`shown_as` text NOT NULL,
	`about` text NOT NULL,
	`place` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`state` text DEFAULT 'applied' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partners_workspace` ON `partners` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `partners_state` ON `partners` (`state`);--> statement-breakpoint
CREATE TABLE `desk_hours` (
	`id` text PRIMARY KEY NOT NULL,
	`site_zone` text NOT NULL,
	`rules` text NOT NULL,
	`days_off` text NOT NULL,
	`opens_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`category` text NOT NULL,
	`topic` text NOT NULL,
	`words` text NOT NULL,
	`about_type` text DEFAULT '' NOT NULL,
	`about_id` text DEFAULT '' NOT NULL,
	`about_title` text DEFAULT '' NOT NULL,
	`priority` text NOT NULL,
	`tier` text NOT NULL,
	`language` text NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`assignee` text DEFAULT '' NOT NULL,
	`promised_minutes` integer,
	`due_at` text,
	`left_minutes` integer,
	`late` integer DEFAULT false NOT NULL,
	`answered_at` text,
	`answered_minutes` integer,
	`resolved_at` text,
	`rating` integer,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tickets_workspace` ON `tickets` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `tickets_state` ON `tickets` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `tickets_answered` ON `tickets` (`answered_at`) WHERE answered_at is not null;--> statement-breakpoint
CREATE TABLE `tickets_spared` (
	`id` text PRIMARY KEY NOT NULL,
	`article` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tickets_spared_created` ON `tickets_spared` (`created_at`);--> statement-breakpoint
ALTER TABLE `directory_entries` ADD `hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `directory_entries` ADD `person` text;--> statement-breakpoint
CREATE UNIQUE INDEX `directory_entries_person` ON `directory_entries` (`person`,`kind`);