#!/bin/sh
# Installs Ardoise on a bare Debian 13, or a newer one, as root: one restaurant or a hundred, with the embedded database and TLS.
# From its clone in /opt/ardoise; it asks for MAIL_URL, which has a password, unless the environment has it:
#   deploy/install.sh HOST OPERATOR_EMAIL
# Run it again, without arguments, after `git pull`: settings stay as they are in /opt/ardoise/.env.
set -eu

APP=/opt/ardoise
DATA=/var/lib/ardoise
BACKUPS=/var/backups/ardoise
CADDYFILE=/etc/caddy/Caddyfile
CADDY_MARK='# by deploy/install.sh'
HEALTH_SECONDS=300
NPM=https://registry.npmjs.org/npm/-/npm-11.6.2.tgz
NPM_SHA512=ee22b335fcbc95662cdf3ab8a053daf045d9cf9c6df6040d28965abb707512b2c16fa6c5eec049d34c74f78f390cebd14f697919eadb97756564d4f9eccc4954

fail() {
  echo "$1" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || fail 'Run it as root.'
[ "$(realpath "$(dirname "$0")/..")" = "$APP" ] || fail "Clone the repository into $APP, and run it from there."
cd "$APP"
if [ -f .env ]; then
  [ $# -eq 0 ] || fail "$APP/.env has the settings: edit it, then run this without arguments."
else
  [ $# -eq 2 ] || fail 'Usage: deploy/install.sh menu.example.com operator@example.com'
  case "$1" in
  *[!a-z0-9.-]* | .* | *. | '') fail "HOST is a name like menu.example.com, not $1." ;;
  *.*[a-z]* | localhost) ;;
  *) fail "HOST is a name like menu.example.com, not $1." ;;
  esac
  if [ -z "${MAIL_URL:-}" ]; then
    printf 'MAIL_URL, such as smtps://user:password@mail.example.com:465: '
    read -r MAIL_URL
  fi
fi

export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -qy --no-install-recommends ca-certificates nodejs caddy

# Debian's own file may be replaced, and the one that this script wrote; another one serves other sites.
debians_hash=$(dpkg-query -W -f='${Conffiles}\n' caddy | awk -v file="$CADDYFILE" '$1 == file { print $2 }')
if [ -f "$CADDYFILE" ] && ! grep -qxF "$CADDY_MARK" "$CADDYFILE" && [ "$(md5sum <"$CADDYFILE" | cut -c1-32)" != "$debians_hash" ]; then
  fail "$CADDYFILE has sites of yours: add one for Ardoise that calls 127.0.0.1:3000, and the line \"$CADDY_MARK\", then run this again."
fi

# Debian's npm would bring four hundred packages more.
if ! command -v npm >/dev/null; then
  download=$(mktemp -d)
  /usr/lib/apt/apt-helper download-file "$NPM" "$download/npm.tgz" "SHA512:$NPM_SHA512"
  install -d /usr/local/lib/node_modules/npm /usr/local/bin
  tar -xzf "$download/npm.tgz" -C /usr/local/lib/node_modules/npm --strip-components=1 --no-same-owner
  ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  rm -r "$download"
fi

id ardoise >/dev/null 2>&1 ||
  useradd --system --user-group --home-dir "$DATA" --no-create-home --shell /usr/sbin/nologin ardoise
install -d -o ardoise -g ardoise -m 0700 "$DATA" "$BACKUPS"

# The packages and the web part are replaced where the service runs: it would answer with half of each.
if [ -d /run/systemd/system ]; then systemctl stop ardoise 2>/dev/null || :; fi
trap 'echo "Not installed; ardoise does not run. To go back: git -C $APP checkout VERSION, then run this again." >&2' EXIT
# The packages bring Node 24 and their binaries; Debian's own only installs them. The web part needs those for development, too.
node scripts/prestart.mjs
# The rest of the folder stays root's: root writes there at the next update.
chown root:root .cache
install -d -o ardoise -g ardoise .cache/compile

if [ ! -f .env ]; then
  umask 077
  cat >.env.new <<SETTINGS
PUBLIC_URL=https://$1
HOST=127.0.0.1
PORT=3000
TRUST_PROXY=1
DATA_DIR=$DATA
BACKUP_URL=file://$BACKUPS
SESSION_SECRET=$(node -p "require('node:crypto').randomBytes(32).toString('base64url')")
MAIL_URL=$MAIL_URL
MAIL_FROM="Ardoise <no-reply@$1>"
OPERATOR_EMAIL=$2
SETTINGS
  env -u MAIL_URL NODE_ENV=production node_modules/.bin/node --env-file=.env.new --input-type=module -e \
    "import { readEnv } from './server/env.ts'; try { readEnv(); } catch ({ message }) { console.error(message); process.exit(1); }"
  chown root:ardoise .env.new
  chmod 0640 .env.new
  mv .env.new .env
  umask 022
fi

host=$(sed -n 's|^PUBLIC_URL=https://\([^/:]*\).*|\1|p' .env)
port=$(sed -n 's/^PORT=//p' .env)
if ! grep -qsxF "$CADDY_MARK" "$CADDYFILE"; then
  [ -n "$host" ] || fail "PUBLIC_URL of $APP/.env is not https://HOST."
  # Names that no authority certifies (RFC 6761 and ICANN's .internal) get a certificate of Caddy's own.
  case "$host" in
  *.test | *.internal | localhost) tls='tls internal' ;;
  *) tls='' ;;
  esac
  cat >"$CADDYFILE.new" <<SITE
$CADDY_MARK
{
	# Domains of restaurants, if OWN_DOMAIN_TARGET is set: the application says which show a menu.
	on_demand_tls {
		ask http://127.0.0.1:${port:-3000}/internal/own-domain
	}
}

(node) {
	reverse_proxy 127.0.0.1:${port:-3000} {
		# Its own, in the log and in the text of an error: a guest's would be anybody's.
		header_up X-Request-Id {http.request.uuid}
	}
}

$host {
	$tls
	request_header -X-Own-Domain
	import node
}

https:// {
	tls {
		on_demand
	}
	# A name that isn't the installation's: it gets a restaurant's menu or nothing, never the owner's app.
	request_header X-Own-Domain 1
	import node
}
SITE
  mv "$CADDYFILE.new" "$CADDYFILE"
fi

# The unit's 512M are for a machine of a gigabyte; a larger one has room for photographs. What an operator has set stays: in the unit,
# which is replaced here, in this file, or by `systemctl edit`, whose file comes after it.
UNIT=/etc/systemd/system/ardoise.service
LIMIT=$UNIT.d/10-memory.conf
if [ ! -f "$LIMIT" ]; then
  memory=$(sed -n 's/^MemoryMax=//p' "$UNIT" 2>/dev/null || :)
  if [ -z "$memory" ] || [ "$memory" = 512M ]; then memory=$(sh deploy/memory-limit.sh /proc/meminfo); fi
  install -d "$UNIT.d"
  printf '[Service]\nMemoryMax=%s\n' "$memory" >"$LIMIT"
fi
install -m 0644 deploy/ardoise.service "$UNIT"
trap - EXIT
if [ ! -d /run/systemd/system ]; then
  echo 'Installed, but systemd does not run here: ardoise.service is not started.'
  exit 0
fi
systemctl daemon-reload
systemctl enable --quiet ardoise caddy
systemctl restart ardoise
systemctl restart caddy
health="fetch('http://127.0.0.1:${port:-3000}/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
waited=0
until node_modules/.bin/node -e "$health"; do
  if [ "$waited" -ge "$HEALTH_SECONDS" ] || systemctl is-failed --quiet ardoise; then
    journalctl -u ardoise -n 5 --no-pager >&2
    fail "Installed, but it does not answer: see above, edit $APP/.env, and run this again without arguments."
  fi
  sleep 2
  waited=$((waited + 2))
done
echo "Installed. Whether all is well: cd $APP && HOME=$DATA runuser -u ardoise -- npm run doctor"
