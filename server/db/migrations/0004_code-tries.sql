CREATE TABLE "code_tries" (
	"hour" timestamp(3) with time zone PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL
);
