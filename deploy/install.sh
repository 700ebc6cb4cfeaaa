#!/bin/sh
# Installs Ardoise on a bare Debian 13, or a newer one, as root: one restaurant or a hundred, with the embedded database and TLS.
# From its clone in /opt/ardoise:
#   deploy/install.sh HOST MAIL_URL OPERATOR_EMAIL
# Run it again, without arguments, after `git pull`: settings stay as they are in /opt/ardoise/.env.
set -eu

APP=/opt/ardoise
DATA=/var/lib/ardoise
BACKUPS=/var/backups/ardoise
NPM=https://registry.npmjs.org/npm/-/npm-11.6.2.tgz
NPM_SHA512=ee22b335fcbc95662cdf3ab8a053daf045d9cf9c6df6040d28965abb707512b2c16fa6c5eec049d34c74f78f390cebd14f697919eadb97756564d4f9eccc4954

fail() {
  echo "$1" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || fail 'Run it as root.'
[ "$(realpath "$(dirname "$0")/..")" = "$APP" ] || fail "Clone the repository into $APP, and run it from there."
cd "$APP"
if [ ! -f .env ]; then
  [ $# -eq 3 ] || fail 'Usage: deploy/install.sh menu.example.com smtps://user:password@mail.example.com:465 operator@example.com'
  case "$1" in *[!a-z0-9.-]* | '') fail "HOST is a name like menu.example.com, not $1." ;; esac
fi

export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -qy --no-install-recommends ca-certificates nodejs caddy
# Debian's npm would bring four hundred packages more.
if ! command -v npm >/dev/null; then
  /usr/lib/apt/apt-helper download-file "$NPM" /tmp/npm.tgz "SHA512:$NPM_SHA512"
  install -d /usr/local/lib/node_modules/npm /usr/local/bin
  tar -xzf /tmp/npm.tgz -C /usr/local/lib/node_modules/npm --strip-components=1 --no-same-owner
  ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  rm /tmp/npm.tgz
fi

id ardoise >/dev/null 2>&1 ||
  useradd --system --user-group --home-dir "$DATA" --no-create-home --shell /usr/sbin/nologin ardoise
install -d -o ardoise -g ardoise -m 0700 "$DATA" "$BACKUPS"

# The packages bring Node 24 and their binaries; Debian's own only installs them. The web part needs those for development, too.
node scripts/prestart.mjs
chown -R ardoise:ardoise .cache

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
MAIL_URL=$2
MAIL_FROM="Ardoise <no-reply@$1>"
OPERATOR_EMAIL=$3
SETTINGS
  chown root:ardoise .env.new
  chmod 0640 .env.new
  mv .env.new .env
  umask 022
  # Names that no authority certifies (RFC 6761 and ICANN's .internal) get a certificate of Caddy's own.
  case "$1" in
  *.test | *.internal | localhost) tls='tls internal' ;;
  *) tls='' ;;
  esac
  [ ! -f /etc/caddy/Caddyfile ] || mv /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before-ardoise
  cat >/etc/caddy/Caddyfile <<SITE
$1 {
	$tls
	reverse_proxy 127.0.0.1:3000 {
		# Its own, in the log and in the text of an error: a guest's would be anybody's.
		header_up X-Request-Id {http.request.uuid}
	}
}
SITE
fi

install -m 0644 deploy/ardoise.service /etc/systemd/system/ardoise.service
if [ -d /run/systemd/system ]; then
  systemctl daemon-reload
  systemctl enable --quiet ardoise caddy
  systemctl restart ardoise
  systemctl restart caddy
else
  echo 'systemd does not run here: ardoise.service is installed, not started.'
fi
echo "Installed. Whether all is well: cd $APP && HOME=$DATA runuser -u ardoise -- npm run doctor"
