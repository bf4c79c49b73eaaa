<?php

// A sabre/dav with calendars in SQLite and one user with a Basic password, as Debian packages it, run by php's own server.
// Debian's 1.8 is older than this PHP, which deprecates much of it.
error_reporting(E_ALL & ~E_DEPRECATED & ~E_STRICT & ~E_WARNING & ~E_NOTICE);
ini_set('display_errors', '0');
date_default_timezone_set('UTC');
require_once 'Sabre/autoload.php';

class FamilyPassword extends Sabre\DAV\Auth\Backend\AbstractBasic {
    protected function validateUserPass($username, $password) {
        return $username === getenv('SABRE_USER') && $password === getenv('SABRE_PASSWORD');
    }
}

$file = getenv('SABRE_FILE');
$isNew = !file_exists($file);
$pdo = new PDO('sqlite:' . $file);
$pdo->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
if ($isNew) {
    foreach (['principals', 'calendars'] as $name) {
        $pdo->exec(file_get_contents("/usr/share/doc/php-sabre-dav/examples/sql/sqlite.$name.sql"));
    }
    $pdo->exec('DELETE FROM principals');
    $add = $pdo->prepare('INSERT INTO principals (uri, email, displayname) VALUES (?, ?, ?)');
    $add->execute(['principals/' . getenv('SABRE_USER'), 'kim@example.org', 'Kim']);
}

$principals = new Sabre\DAVACL\PrincipalBackend\PDO($pdo);
$calendars = new Sabre\CalDAV\Backend\PDO($pdo);
$server = new Sabre\DAV\Server([
    new Sabre\CalDAV\Principal\Collection($principals),
    new Sabre\CalDAV\CalendarRootNode($principals, $calendars),
]);
$server->setBaseUri('/');
$server->addPlugin(new Sabre\DAV\Auth\Plugin(new FamilyPassword(), 'family'));
$server->addPlugin(new Sabre\DAVACL\Plugin());
$server->addPlugin(new Sabre\CalDAV\Plugin());
$server->exec();
